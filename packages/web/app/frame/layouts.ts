/** What each layout of specification 1 puts around a page. */
export const layouts = {
  default: { head: 'site', foot: true },
  /** A dock ends the page. */
  wizard: { head: 'site', foot: false },
  /** Pages of an account: their own bar, no footer. */
  dashboard: { head: 'account', foot: false },
  /** These bring their own bar. */
  download: { head: null, foot: false },
  payment: { head: null, foot: false },
  editor: { head: null, foot: false },
  full: { head: null, foot: false },
} as const satisfies Readonly<Record<string, { head: 'site' | 'account' | null; foot: boolean }>>;

export type Layout = keyof typeof layouts;

/** A route says its layout: `export const handle = { frame: 'dashboard' } satisfies FrameHandle`. */
export interface FrameHandle {
  frame: Layout;
}

/** The layout that the handle of a route names; `default` for every other route. */
export function layoutOf(handle: unknown): Layout {
  if (typeof handle !== 'object' || handle === null || !('frame' in handle)) return 'default';
  const { frame } = handle;
  return typeof frame === 'string' && Object.hasOwn(layouts, frame) ? (frame as Layout) : 'default';
}
