/** Kinds of business that the way in knows; permanent, because drafts keep them. */
export const businessKinds = [
  'shop',
  'digital-shop',
  'services',
  'saas',
  'app',
  'blog',
  'association',
  'restaurant',
  'freelancer',
  'agency',
  'courses',
  'marketplace',
] as const;
export type BusinessKind = (typeof businessKinds)[number];

export function isBusinessKind(value: unknown): value is BusinessKind {
  return businessKinds.some((kind) => kind === value);
}

/** What is known of a site before its first question. */
export interface SiteFacts {
  kind: BusinessKind;
  /** Code of the owner's country. */
  country: string;
  /** Where it runs; an app without a website has no address. */
  places: readonly ('website' | 'app')[];
}
