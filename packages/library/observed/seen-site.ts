/**
 * What suggestions are made of: a website as a scan saw it, without values of what it stores. The scanner's observation
 * fits it; this package knows nothing of browsers.
 */
import type { EvidenceKind, ScanPass, SeenEvidence, Suggestion as Sent } from '@clausewright/contract';
import type { ConsentType } from '@clausewright/contract/consent-types';
import type { AnswerValue } from '@clausewright/engine/questionnaire/definition';

export type { EvidenceKind, SeenEvidence };

export type Suggestion = Omit<Sent, 'value'> & { value: AnswerValue };

export interface SeenField {
  name: string;
  /** `email`, `tel`, `text`, `select` … */
  type: string;
  autocomplete: string;
  label: string;
}

export interface SeenForm {
  action: string;
  fields: readonly SeenField[];
}

/** What a page says of itself to machines (schema.org), as far as documents ask for it; every text is bounded. */
export interface SeenThing {
  type: string;
  name: string;
  legalName: string;
  email: string;
  telephone: string;
  vatId: string;
  address: { street: string; postalCode: string; locality: string; region: string; country: string } | null;
  currency: string;
}

export interface SeenPage {
  url: string;
  title: string;
  language: string;
  forms: readonly SeenForm[];
  frames: readonly string[];
  links: readonly { url: string; text: string }[];
  /** Languages of other versions of the page (hreflang). */
  alternates: readonly string[];
  /** Software that says that it made the page. */
  generator: string;
  things: readonly SeenThing[];
  /** What can be read on an imprint or a page of contact; empty of others. */
  text: string;
}

export interface SeenStored {
  kind: 'cookie' | 'local' | 'session' | 'indexeddb' | 'cache' | 'service-worker';
  name: string;
  /** Days; null: until the browser is closed, and of what is no cookie. */
  days: number | null;
  httpOnly: boolean;
  /** Whether it lies with the website itself, whoever put it there. */
  isFirstParty: boolean;
  page: string;
}

export interface SeenService {
  id: string;
  /** Stands in the catalogue under this id. */
  known: boolean;
  name: string;
  type: ConsentType | null;
  hosts: readonly string[];
  passes: readonly ScanPass[];
  stored: readonly SeenStored[];
  evidence: readonly SeenEvidence[];
}

export interface SeenSite {
  address: string;
  pages: readonly SeenPage[];
  services: readonly SeenService[];
  /** Stored by the website itself. */
  own: readonly SeenStored[];
  /** Addresses of its own that were asked for. */
  requests: readonly { url: string; page: string }[];
  /** Consent tool that was answered, with the page that it was on. */
  consentTool: { name: string; page: string } | null;
}
