import type { catalogue as de } from './catalogue-de.ts';
import type { catalogue as en } from './catalogue-en.ts';
import type { InterfaceLanguage } from './interface-languages.ts';

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

export type Catalogue = typeof en;

/**
 * A missing or surplus key in a language is a type error here.
 * @public for the type checker alone
 */
export const sameShape: Readonly<Record<InterfaceLanguage, true>> = {
  en: true,
  de: true satisfies Same<Shape<typeof de>, Shape<Catalogue>>,
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: Catalogue;
  }
}
