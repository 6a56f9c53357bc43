import type english from './texts/en.json';

/** A law that some wizard derives; every one has its names in `texts/`. */
export type LawTag = keyof (typeof english)['laws'];

/** Laws that have one line of the price together; it has its name in `texts/`. */
export type LawBundle = keyof (typeof english)['bundles'];
