import type { Language } from '@clausewright/contract/languages';

type ByLanguage = Readonly<Record<Language, string>>;

/** What `<place>/law.json` says; words of a closed list are strings here and are checked when they are read. */
export interface LawFile {
  /** Its place among all places in lists of laws and duties. */
  rank: number;
  /** Regions that the wizard offers, by the id of the option of `audience_regions`. */
  regions?: Readonly<Record<string, RegionFile>>;
  /** Laws, guidance and contracts that the duties name, each with the tags of the laws that it belongs to. */
  sources: Readonly<Record<string, readonly string[]>>;
  /** By tag. */
  laws: Readonly<Record<string, PlacedLaw>>;
  /** What must be said or done; every core duty of a law that a type covers has a clause, which a test demands. */
  duties: readonly DutyFile[];
  /** What good documents say though nothing demands it. */
  goodPractice?: readonly DutyFile[];
}

export interface RegionFile {
  rank: number;
  /** Shown after “more”. */
  more?: boolean;
  /** ISO 3166 alpha-2; left out for the European Economic Area, which `places/regions.ts` lists. */
  countries?: readonly string[];
  names: ByLanguage;
  /** The fact that people there are served, as a clause that may follow “if”. */
  served?: ByLanguage;
}

export interface PlacedLaw {
  names: Readonly<Record<Language, { name: string; short: string }>>;
  /** The types of agreement that have clauses for it. */
  documents: Readonly<Record<string, LawInDocument>>;
}

export interface LawInDocument {
  /** Its place among the laws of the type. */
  rank: number;
  /** Facts that must all hold besides the place. */
  and?: readonly string[];
  /** Facts of which one must hold besides. */
  any?: readonly string[];
  /** Code of a reason that says more than the place. */
  because?: string;
  /** What it is sold together with, as one line of the price. */
  sold?: string;
  /** Shown after “more”. */
  more?: boolean;
  /** As the question `laws` of this type calls it. */
  names: ByLanguage;
}

/** Requirements are restated in our own words. */
export interface DutyFile {
  id: string;
  /** The agreement type that it bears on. */
  document: string;
  /** Name of the law, guidance or contract: a key of `sources`, except for good practice. */
  law: string;
  citation: string;
  jurisdiction: string;
  /** All must hold; `a|b` means either. */
  facts: readonly string[];
  appliesWhen?: string;
  requirement: string;
  /** Another duty of the same content: what meets that one meets this one too. */
  sameAs?: string;
  /** What owners are asked to say or do, in the imperative; limits have none. */
  asks?: ByLanguage;
  mandatory: boolean;
  /** state, limit or interface. */
  kind: string;
  /** condition-of-consent, guidance or contract; left out for law. */
  force?: string;
  /** core: markets that the first release aims at; extended: others. */
  tier: string;
  topic: string;
  /** Where the duty is met: document, site, checkout, banner or e-mail. */
  where: string;
  /** ISO day, or `expected` where no day is known yet; left out when long in force. */
  appliesFrom?: string;
  /** Last day plus one. */
  until?: string;
  /** The question without whose answer no text can meet it, and which nobody has to answer. */
  answer?: string;
  /** Wordings that a law or contract prescribes, alternatives to each other. */
  exactTexts?: readonly string[];
  /** read: compared with the primary text or commentary; partly: date or headline compared; recalled: neither. */
  basis: string;
  /** Short name of the text that was seen. */
  checkedAgainst?: string;
  confidence?: string;
  note?: string;
}
