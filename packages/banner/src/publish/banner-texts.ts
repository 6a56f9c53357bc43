import type { FrameWords, PreferenceWords } from '@clausewright/contract/banner';
import type { ConsentType, OptionalType, Regime } from '@clausewright/contract/consent-types';

/** Everything a banner says in one language before vendors and the owner's words are known. Names in `{}` are filled in. */
export interface BannerTexts {
  /** Labels of buttons by what they do: `understood` and `optOut` where nothing waits for consent. */
  layer: Readonly<Record<'accept' | 'reject' | 'choose' | 'understood' | 'optOut' | 'choices', string>>;
  titles: Readonly<Record<Regime, string>>;
  /** With `{vendors}`, `{purposes}` and the labels `{choices}`, `{choose}`, `{reject}` and `{optOut}`. */
  introductions: Readonly<{
    'opt-in': string;
    'opt-out': string;
    notice: string;
    /** Under `exempt`: what runs until the visitor objects, and what is asked for. */
    runs: string;
    asks: string;
    /** Where nothing optional is used. */
    nothing: string;
  }>;
  /** What vendors of a type are for, as parts of one list. */
  purposes: Readonly<Record<OptionalType, string>>;
  /** The last part of a list of vendors that is cut; `{count}` in `many`. */
  others: Readonly<{ one: string; many: string }>;
  links: Readonly<Record<'privacy' | 'cookies' | 'imprint', string>>;
  /** Beside the script, for whoever runs none. */
  withoutScript: string;
  /** With `{contact}`. */
  responsible: string;
  preferences: Omit<PreferenceWords, 'accept' | 'reject' | 'types'> &
    FrameWords & {
      cookies: string;
      types: Readonly<Record<ConsentType, { name: string; about: string }>>;
    };
}

/** What `Partial` is for a text, at every depth. */
type SomeOf<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends string ? string : SomeOf<Texts[Name]>;
};

/** What sounds different where visitors are addressed as friends. */
export type InformalTexts = SomeOf<BannerTexts>;
