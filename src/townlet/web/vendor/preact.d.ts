/** The types of what preact.js exports: as much of Preact as Townlet uses. */

export interface VNode {
  type: unknown
  props: Record<string, any>
  key: unknown
}

/** Whatever may stand between tags. */
export type Children = VNode | string | number | boolean | null | undefined | Children[]

/** A function that draws its props. */
export type FunctionComponent<Props = any> = (props: Props) => Children

export declare function html(strings: TemplateStringsArray, ...values: any[]): VNode
export declare function h(type: unknown, props?: Record<string, any> | null, ...children: any[]): VNode
export declare function render(tree: Children, parent: Element | DocumentFragment): void
export declare function cloneElement(tree: VNode, props?: Record<string, any>, ...children: any[]): VNode
export declare function isValidElement(thing: unknown): thing is VNode
export declare function toChildArray(children: Children): (VNode | string | number)[]
export declare function createRef<T>(): Ref<T | null>
export declare const Fragment: FunctionComponent<{ children?: Children }>

export declare class Component<Props = any, State = any> {
  constructor(props?: Props)
  props: Props
  state: State
  setState(change: Partial<State> | ((state: State) => Partial<State>), then?: () => void): void
  forceUpdate(): void
  render(props: Props, state: State): Children
}

export interface Context<T> {
  Provider: FunctionComponent<{ value: T; children?: Children }>
}
export declare function createContext<T>(value: T): Context<T>
export declare function useContext<T>(context: Context<T>): T

export interface Ref<T> {
  current: T
}
export type Inputs = readonly unknown[]
export type Change<T> = (value: T | ((before: T) => T)) => void

export declare function useState<T>(initial: T | (() => T)): [T, Change<T>]
export declare function useReducer<S, A>(reduce: (state: S, action: A) => S, initial: S): [S, (action: A) => void]
export declare function useEffect(effect: () => void | (() => void), inputs?: Inputs): void
export declare function useLayoutEffect(effect: () => void | (() => void), inputs?: Inputs): void
export declare function useRef<T>(initial: T): Ref<T>
export declare function useMemo<T>(make: () => T, inputs: Inputs): T
export declare function useCallback<F extends (...given: any[]) => any>(callback: F, inputs: Inputs): F
export declare function useId(): string
export declare function useErrorBoundary(report?: (error: unknown) => void): [unknown, () => void]
