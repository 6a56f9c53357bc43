/** What happens to the seven documents of the sample account. */
import { type DemoOwner, generate, getId, makeFiles, pay, update } from './demo-owner.ts';
import type { Json } from './demo-server.ts';
import {
  cookiesPolicy,
  cookiesPolicyWithMap,
  cookiesPolicyWithPixel,
  disclaimer,
  imprint,
  licence,
  privacyPolicy,
  privacyPolicyInAutumn,
  privacyPolicyWithMap,
  privacyPolicyWithPixel,
  returns,
  returnsWithinSixtyDays,
  terms,
} from './shop-documents.ts';
import { demoEmail, shopDomain } from './shop-owner.ts';

const agreement = { item: 'agreement' } as const;

/** Paid in three languages, with files. */
export async function writePrivacyPolicy(owner: DemoOwner): Promise<void> {
  await generate(owner, { name: 'privacy policy', type: 'PRIVACY_POLICY', answers: privacyPolicy });
  await pay(owner, 'privacy policy', agreement);
}

export async function writeCookiesPolicy(owner: DemoOwner): Promise<void> {
  await generate(owner, { name: 'cookies policy', type: 'COOKIES_POLICY', answers: cookiesPolicy });
  await pay(owner, 'cookies policy', agreement);
}

/** Free of charge: nothing is to be paid before it is served. */
export async function writeImprint(owner: DemoOwner): Promise<void> {
  await generate(owner, { name: 'imprint', type: 'IMPRINT', answers: imprint });
  await makeFiles(owner, 'imprint');
}

/** With the page on which consumers withdraw, as the law asks of shops since June 2026. */
export async function writeSalesDocuments(owner: DemoOwner): Promise<void> {
  const { withdrawal } = await owner.call('POST', '/withdrawal/host', {
    website_url: `https://www.${shopDomain}`,
    trader: 'Lehm & Terre Keramik GmbH',
    email: demoEmail,
  });
  owner.made.set('withdrawal page', new URL(withdrawal.url as string).pathname);
  await generate(owner, { name: 'terms', type: 'TERMS_CONDITIONS', answers: terms });
  await pay(owner, 'terms', agreement);
  await makeFiles(owner, 'terms');
  await generate(owner, { name: 'returns', type: 'RETURN_REFUND_POLICY', answers: returns });
  await pay(owner, 'returns', agreement);
}

/** A sentence of one's own at the end of a clause, in the first language. */
export async function editByHand(
  owner: DemoOwner,
  { name, clause, sentence }: { name: string; clause: RegExp; sentence: string },
): Promise<void> {
  const id = getId(owner, name);
  const { revision, clauses } = await owner.call('GET', `/agreement/translation/details/${id}?language=de`);
  const edited = withSentence(clauses as Json[], clause, sentence);
  const body = { language: 'de', revision, clauses: [edited] };
  await owner.call('POST', `/agreement/translation/update/${id}`, body);
}

/** Begun in the editor, and not saved as a version yet. */
export async function beginEdit(owner: DemoOwner): Promise<void> {
  const id = getId(owner, 'terms');
  const details = await owner.call('GET', `/agreement/translation/details/${id}?language=fr`);
  const clauses = details['clauses'] as Json[];
  const edited = withSentence(clauses, /livraison/i, 'Les grandes pièces sont livrées par un transporteur.');
  await owner.call('POST', `/agreement/translation/draft/${id}`, {
    language: 'fr',
    based_on: details['revision'],
    draft_revision: 0,
    clauses: clauses.map(({ id: clause, markdown }) =>
      clause === edited.id ? edited : { id: clause, markdown },
    ),
  });
}

function withSentence(
  clauses: readonly Json[],
  clause: RegExp,
  sentence: string,
): { id: string; markdown: string } {
  const found = clauses.find(({ heading, blocks }) => blocks === null && clause.test(String(heading)));
  if (found === undefined) throw new Error(`no clause is headed ${String(clause)}`);
  return { id: found['id'] as string, markdown: `${found['markdown']}\n\n${sentence}` };
}

export const inAutumn = (owner: DemoOwner): Promise<void> =>
  update(owner, 'privacy policy', { type: 'PRIVACY_POLICY', answers: privacyPolicyInAutumn });

/** For a week, and then the earlier version again. */
export const trySixtyDays = (owner: DemoOwner): Promise<void> =>
  update(owner, 'returns', { type: 'RETURN_REFUND_POLICY', answers: returnsWithinSixtyDays });
export async function takeThirtyDaysBack(owner: DemoOwner): Promise<void> {
  const id = getId(owner, 'returns');
  const { revision } = await owner.call('GET', `/agreement/details/${id}`);
  await owner.call('POST', `/agreement/restore/${id}`, { number: 1, revision });
  await makeFiles(owner, 'returns');
}

/** Both policies say what the banner asks for now; what was written by hand stays. */
export async function followBanner(owner: DemoOwner): Promise<void> {
  await update(owner, 'privacy policy', { type: 'PRIVACY_POLICY', answers: privacyPolicyWithPixel });
  await makeFiles(owner, 'privacy policy');
  await update(owner, 'cookies policy', { type: 'COOKIES_POLICY', answers: cookiesPolicyWithPixel });
  await makeFiles(owner, 'cookies policy');
}

/** The same for the map; a message had told that the banner names more than they do. */
export async function followMap(owner: DemoOwner): Promise<void> {
  await update(owner, 'privacy policy', { type: 'PRIVACY_POLICY', answers: privacyPolicyWithMap });
  await makeFiles(owner, 'privacy policy');
  await update(owner, 'cookies policy', { type: 'COOKIES_POLICY', answers: cookiesPolicyWithMap });
  await makeFiles(owner, 'cookies policy');
}

/** Of the second site: the first card is refused, the one that is kept pays. */
export async function writeDisclaimer(owner: DemoOwner): Promise<void> {
  await generate(owner, { name: 'disclaimer', type: 'DISCLAIMER', answers: disclaimer });
  await pay(owner, 'disclaimer', { ...agreement, outcome: 'decline' });
  await pay(owner, 'disclaimer', agreement);
}

/** Of the app. */
export async function writeLicence(owner: DemoOwner): Promise<void> {
  await generate(owner, { name: 'licence', type: 'EULA', answers: licence });
  await pay(owner, 'licence', agreement);
}
