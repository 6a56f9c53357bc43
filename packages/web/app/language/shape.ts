import type { Catalogues } from '@clausewright/messages/catalogue-types';
import type { Namespace } from './areas.ts';
import type { InterfaceLanguage } from '../interface-languages.ts';

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type English = Catalogues['en'];

/** The words of every page. */
export type CommonCatalogue = English['common'];
/** Those of the areas with them (see areas.ts); a page has only its own at run time. */
export type Catalogue = CommonCatalogue & Pick<English, Namespace>;

type Translated = Exclude<InterfaceLanguage, 'en'>;

/** The catalogues of a language that have other keys than English. */
type Unlike<L extends Translated> = {
  [N in keyof English]: Same<Shape<Catalogues[L][N]>, Shape<English[N]>> extends true ? never : N;
}[keyof English];

/**
 * A missing or surplus key in a language is a type error here, which names the catalogue.
 * @public for the type checker alone
 */
export const sameShape: { readonly [L in Translated]: [Unlike<L>] extends [never] ? true : Unlike<L> } = {
  de: true,
  es: true,
  fr: true,
  it: true,
  nl: true,
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: Catalogue;
  }
}
