import type { AgreementType } from '@clausewright/contract/agreement-types';
import type * as places from './places.ts';
import type english from './texts/en.json';

type Places = typeof places;
type LawsIn<Place extends keyof Places> = Places[Place]['laws'];
type DocumentsOf<Law> = Law extends { documents: infer Documents } ? keyof Documents : never;

/** A law that some wizard derives. */
export type LawTag = { [Place in keyof Places]: keyof LawsIn<Place> }[keyof Places];

/** A law of which a type has clauses. */
export type LawTagOf<Type extends AgreementType> = {
  [Place in keyof Places]: {
    [Tag in keyof LawsIn<Place>]: Type extends DocumentsOf<LawsIn<Place>[Tag]> ? Tag : never;
  }[keyof LawsIn<Place>];
}[keyof Places];

type RegionsIn<Place> = Place extends { regions: infer Regions } ? keyof Regions : never;

/** A region that the wizard offers. */
export type Region = { [Place in keyof Places]: RegionsIn<Places[Place]> }[keyof Places];

/** Laws that have one line of the price together; it has its name in `texts/`. */
export type LawBundle = keyof (typeof english)['bundles'];
