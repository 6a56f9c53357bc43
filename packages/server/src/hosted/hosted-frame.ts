import type { Language } from '@clausewright/contract';
import type { HostedFrame } from '@clausewright/documents';
import { hostedMessages } from './hosted-messages.ts';
import type { HostedAgreement, HostedVersion } from './hosted-store.ts';

export interface FrameInput {
  /** Address of the live link, without a slash at the end. */
  base: string;
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
  const addressOf = (of: HostedVersion, in_: Language): string => {
    const [first] = of.languages;
    const path = in_ === first ? base : `${base}/${in_}`;
    return of.id === currentVersionId ? path : `${path}/v/${of.number}`;
  };
  const updated = day(version.servedAt);
  return {
    publisher: version.publisher,
    // An old version is the same document as the one that holds now: that one is to be found.
    canonical: addressOf(current, languageIn(current, language)),
    languages: version.languages.map((of) => languageLink(of, addressOf(version, of))),
    versionLine: say('version-line', { number: String(version.number), date: updated }),
    updated: { iso: version.servedAt.toISOString().slice(0, 10), text: updated },
    versions:
      versions.length < 2
        ? []
        : versions.map((one) => ({
            label: say('version-line', { number: String(one.number), date: day(one.servedAt) }),
            url: addressOf(one, languageIn(one, language)),
            current: one.id === version.id,
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
