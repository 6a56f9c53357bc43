/** What each layout of specification 1 puts around a page. */
export const layouts = {
  default: { head: 'site', foot: 'full' },
  /** A dock ends the page. */
  wizard: { head: 'site', foot: null },
  /** Pages of an account: their own bar, and of the footer the links alone (decision 052). */
  dashboard: { head: 'account', foot: 'links' },
  /** These bring their own bar. */
  download: { head: null, foot: null },
  payment: { head: null, foot: null },
  editor: { head: null, foot: null },
  full: { head: null, foot: null },
} as const satisfies Readonly<
  Record<string, { head: 'site' | 'account' | null; foot: 'full' | 'links' | null }>
>;

export type Layout = keyof typeof layouts;

/** A route says its layout: `export const handle = { frame: 'dashboard' } satisfies FrameHandle`. */
export interface FrameHandle {
  frame: Layout;
}

/** The layout that the handle of a route names; `default` for every other route. */
export function findLayout(handle: unknown): Layout {
  if (typeof handle !== 'object' || handle === null || !('frame' in handle)) return 'default';
  const { frame } = handle;
  return typeof frame === 'string' && Object.hasOwn(layouts, frame) ? (frame as Layout) : 'default';
}
