/** Bounds of links for clients: apart from the others, which every page carries. */
export const clientLinkLimits = {
  /** Of one website. */
  links: 20,
  questions: 100,
  /** The name of who asks. */
  asker: 100,
  days: 30,
  /** What the client may say beside the answers. */
  remark: 2000,
  /** Of one link. */
  sendings: 50,
  /** Of the answers of one sending as JSON. */
  bytes: 64 * 1024,
} as const;
