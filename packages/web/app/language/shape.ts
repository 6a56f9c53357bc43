import type aboutDe from '@clausewright/messages/about.de.json';
import type about from '@clausewright/messages/about.en.json';
import type de from '@clausewright/messages/de.json';
import type downloadDe from '@clausewright/messages/download.de.json';
import type download from '@clausewright/messages/download.en.json';
import type en from '@clausewright/messages/en.json';
import type homeDe from '@clausewright/messages/home.de.json';
import type home from '@clausewright/messages/home.en.json';
import type payDe from '@clausewright/messages/pay.de.json';
import type pay from '@clausewright/messages/pay.en.json';
import type startDe from '@clausewright/messages/start.de.json';
import type start from '@clausewright/messages/start.en.json';
import type uiDe from '@clausewright/messages/ui.de.json';
import type ui from '@clausewright/messages/ui.en.json';
import type wizardDe from '@clausewright/messages/wizard.de.json';
import type wizard from '@clausewright/messages/wizard.en.json';
import type { Namespace } from './areas.ts';
import type { InterfaceLanguage } from './interface-languages.ts';

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

interface AreasEn extends Record<Namespace, unknown> {
  about: typeof about;
  home: typeof home;
  start: typeof start;
  wizard: typeof wizard;
  ui: typeof ui;
  download: typeof download;
  pay: typeof pay;
}
interface AreasDe extends Record<Namespace, unknown> {
  about: typeof aboutDe;
  home: typeof homeDe;
  start: typeof startDe;
  wizard: typeof wizardDe;
  ui: typeof uiDe;
  download: typeof downloadDe;
  pay: typeof payDe;
}

/** The words of every page. */
export type CommonCatalogue = typeof en;
/** Those of the areas with them (see areas.ts); a page has only its own at run time. */
export type Catalogue = CommonCatalogue & Pick<AreasEn, Namespace>;

/**
 * A missing or surplus key in a language is a type error here.
 * @public for the type checker alone
 */
export const sameShape: Readonly<Record<InterfaceLanguage, true>> = {
  en: true,
  de: true satisfies Same<Shape<typeof de & Pick<AreasDe, Namespace>>, Shape<Catalogue>>,
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: Catalogue;
  }
}
