import type { Language } from '@clausewright/contract';
import type { RedlineFrame } from '@clausewright/documents';
import {
  getVersionUrl,
  type FrameInput,
  languageLink,
  sharedLanguages,
  versionLine,
} from '../page-frame/hosted-frame.ts';
import { hostedMessages } from '../page-frame/hosted-messages.ts';
import type { HostedVersion } from '../page-frame/hosted-frame.ts';

export interface ChangesInput extends Pick<FrameInput, 'base' | 'agreement' | 'language'> {
  before: HostedVersion;
  after: HostedVersion;
  /** Of the newer document. */
  title: string;
}

/** What stands around the red-line of two versions. */
export function changesFrame(input: ChangesInput): RedlineFrame {
  const { base, language, before, after } = input;
  const { currentVersionId } = input.agreement;
  const say = hostedMessages(language);
  const linked = (of: HostedVersion) => ({
    label: versionLine(of, language),
    url: getVersionUrl(of, { base, currentVersionId, language }),
  });
  const addressIn = (of: Language): string => `${base}/${of}/changes/${before.number}/${after.number}`;
  return {
    language,
    title: say('changes-title', { title: input.title }),
    publisher: after.publisher,
    languages: sharedLanguages(input).map((of) => languageLink(of, addressIn(of))),
    before: linked(before),
    after: linked(after),
    messages: {
      languages: say('languages'),
      skip: say('skip'),
      before: say('before'),
      after: say('after'),
      changes: say('changes'),
      legend: say('legend'),
      added: say('added'),
      removed: say('removed'),
      unchanged: say('unchanged'),
    },
  };
}
