import type { Language } from '@clausewright/contract';
import type { HostedFrame } from '@clausewright/documents';
import { hostedMessages } from './hosted-messages.ts';

export interface HostedVersion {
  id: string;
  number: number;
  servedAt: Date;
  /** Never empty; the first one answers where an address names none. */
  languages: readonly Language[];
  /** Who speaks in it. */
  publisher: string;
  /** Its payment went back. */
  withdrawn: boolean;
}

/** All that decides which pages a live link has, and what stands around their documents. */
export interface HostedAgreement {
  deleted: boolean;
  interfaceLanguage: Language;
  currentVersionId: string | null;
  /** Something of it was ever paid for. */
  paid: boolean;
  /** Token of the desk where visitors make requests: of a privacy policy whose website has one that is on. */
  desk: string | null;
  /** Newest first. */
  versions: readonly HostedVersion[];
}

export interface FrameInput {
  /** Address of the live link, without a slash at the end. */
  base: string;
  /** Of the documents' origin. */
  documentsUrl: string;
  /** Address of the product, and its name as the credit line gives it. */
  publicUrl: string;
  operatorName: string;
  agreement: HostedAgreement;
  /** The one on this page, in this language. */
  version: HostedVersion;
  language: Language;
}

/** What stands around a document on its hosted page. */
export function hostedFrame(input: FrameInput): HostedFrame {
  const { base, agreement, version, language } = input;
  const say = hostedMessages(language);
  const { currentVersionId, versions } = agreement;
  const current = versions.find(({ id }) => id === currentVersionId) ?? version;
  const day = dateWords(language);
  const addressOf = (of: HostedVersion, in_: Language): string =>
    getVersionUrl(of, { base, currentVersionId, language: in_ });
  const updated = day(version.servedAt);
  return {
    publisher: version.publisher,
    // An old version is the same document as the one that holds now: that one is to be found.
    canonical: addressOf(current, languageIn(current, language)),
    languages: version.languages.map((of) => languageLink(of, addressOf(version, of))),
    versionLine: versionLine(version, language),
    newer:
      current.id === version.id
        ? null
        : {
            words: say('newer'),
            label: versionLine(current, language),
            url: addressOf(current, languageIn(current, language)),
          },
    requests:
      agreement.desk === null
        ? null
        : {
            label: say('requests'),
            url: `${input.documentsUrl}/requests/${agreement.desk}/${language}`,
          },
    updated: { iso: version.servedAt.toISOString().slice(0, 10), text: updated },
    versions:
      versions.length < 2
        ? []
        : versions.map((one, index) => ({
            label: versionLine(one, language),
            url: addressOf(one, languageIn(one, language)),
            current: one.id === version.id,
            changes: changesLink({ before: versions[index + 1], after: one }, { base, language }),
          })),
    creditLine: agreement.paid
      ? null
      : { text: say('credit', { name: input.operatorName }), url: `${input.publicUrl}/` },
    messages: frameWords(language),
  };
}

export function frameWords(language: Language): HostedFrame['messages'] {
  const say = hostedMessages(language);
  return {
    skip: say('skip'),
    contents: say('contents'),
    languages: say('languages'),
    versions: say('versions'),
  };
}

/** `Version 3, 20 November 2025`. */
export function versionLine({ number, servedAt }: HostedVersion, language: Language): string {
  const date = dateWords(language)(servedAt);
  return hostedMessages(language)('version-line', { number: String(number), date });
}

/** The current version has the address of the live link, every other one its number. */
export function getVersionUrl(
  { id, number, languages }: HostedVersion,
  {
    base,
    currentVersionId,
    language,
  }: Pick<FrameInput, 'base' | 'language'> & Pick<HostedAgreement, 'currentVersionId'>,
): string {
  const path = language === languages[0] ? base : `${base}/${language}`;
  return id === currentVersionId ? path : `${path}/v/${number}`;
}

/** The languages that two versions share, in the order of the newer one. */
export function sharedLanguages({
  before,
  after,
}: {
  before: HostedVersion;
  after: HostedVersion;
}): Language[] {
  return after.languages.filter((language) => before.languages.includes(language));
}

/** The link to what a version changed; null where none came before it, or none that speaks its languages. */
function changesLink(
  { before, after }: { before: HostedVersion | undefined; after: HostedVersion },
  { base, language }: Pick<FrameInput, 'base' | 'language'>,
): { label: string; url: string } | null {
  if (before === undefined) return null;
  const shared = sharedLanguages({ before, after });
  const spoken = shared.includes(language) ? language : shared[0];
  if (spoken === undefined) return null;
  return {
    label: hostedMessages(language)('changes-in', { number: String(after.number) }),
    url: `${base}/${spoken}/changes/${before.number}/${after.number}`,
  };
}

/** The language wanted where the version has it, else its first. */
function languageIn({ languages }: HostedVersion, wanted: Language): Language {
  return languages.includes(wanted) ? wanted : (languages[0] ?? wanted);
}

/** The link to a document in a language, named in itself. */
export function languageLink(language: Language, url: string): HostedFrame['languages'][number] {
  return {
    language,
    name: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
    url,
  };
}

export function dateWords(language: Language): (date: Date) => string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (date) => format.format(date);
}
