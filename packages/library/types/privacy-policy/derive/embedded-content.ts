/** Content of other providers that pages load: maps, videos, posts of networks. */
import { given } from '@clausewright/engine/document/authoring';
import { chosen } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { whatWasRead } from '../../../vendors/facts.ts';
import { findVendor } from '../../../vendors/list.ts';
import { vendorFiles } from '../../../vendors/vendor-files.ts';
import type { VendorRole } from '../../../vendors/vendor-file.ts';

/** The questions that name such content. */
export const contentAnswers = ['other_vendors', 'social_plugins'] as const;

/** Recalled or read: good enough to keep a provider out of a sentence, not to print one about it. */
export function roleOf(id: string): VendorRole | undefined {
  return vendorFiles.get(id)?.role?.is;
}

export function isEmbedded(id: string): boolean {
  return findVendor(id)?.categories[0] === 'embeds';
}

/** Embedded content of providers that do not work on the owner’s instructions, as booking tools and forms do. */
export function thirdPartyContent(answers: object): readonly string[] {
  return chosen(answers as Answers, 'other_vendors').filter(
    (id) => isEmbedded(id) && roleOf(id) !== 'processor',
  );
}

/** Each is a controller by its own terms, which were read. */
export function contentDecidesItself(answers: object): boolean {
  return thirdPartyContent(answers).every(
    (id) => whatWasRead(vendorFiles.get(id)?.role)?.is === 'controller',
  );
}

export function showsSocialContent(answers: object): boolean {
  const asked = answers as Readonly<Record<string, unknown>>;
  return given(asked['social_plugins']) || given(asked['social_plugins.own']);
}

/**
 * What a network does with what its content receives is its own affair (CJEU C-40/17, para. 76), whatever its terms say of
 * collecting; of buttons that are no network’s, nothing is known.
 */
export function networksDecideThemselves(answers: object): boolean {
  const asked = answers as Readonly<Record<string, unknown>>;
  if (given(asked['social_plugins.own'])) return false;
  return chosen(answers as Answers, 'social_plugins').every((id) => {
    const role = roleOf(id);
    return role === 'controller' || role === 'joint';
  });
}

/** Loading it takes a consent of its own among the purposes. */
export function loadsContent(answers: object): boolean {
  return thirdPartyContent(answers).length > 0 || showsSocialContent(answers);
}
