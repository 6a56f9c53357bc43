/** Who collects data of children and who gets it, with what the answers say of each. */
import { phraseList } from '@clausewright/engine/document/phrase-list';
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  items,
  link,
  prose,
  type Hole,
  type Prose,
  rows,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { productAndCompany } from '../../../shared/clauses/provider-names.ts';
import type { VendorCategory } from '../../../vendors/vendor.ts';
import type { PrivacyQuestions } from '../clause.ts';
import { providerQuestions, providersOf } from '../derive/providers.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 3;

type Say = Context<PrivacyQuestions>['say'];
type Spoken = Context<PrivacyQuestions, Language, never, { tasks: Record<VendorCategory, Words> }>;
interface Labels {
  address: Prose;
  phone: Prose;
  mail: Prose;
  /** Where nobody was asked for a postal address or an e-mail address. */
  onRequest: Prose;
  elsewhere: (contact: Hole) => Prose;
}

const labels: Readonly<Record<Language, Labels>> = phraseList(import.meta.url, 'kidsOperators', {
  address: [],
  phone: [],
  mail: [],
  onRequest: [],
  elsewhere: ['contact'],
});

function entry(name: Words, details: readonly Prose[]): Prose {
  return prose`
    **${name}**

    ${items(details)}`;
}

type Own = Pick<Context<PrivacyQuestions>, 'a' | 'say'>;

/** Whoever collects nothing was not asked where parents can write. */
function isAsked(a: Own['a']): boolean {
  return a.pd_none_confirm !== 'yes';
}

function ownAddress({ a, say }: Own): Words | undefined {
  // Read whether printed or not, so that the questions are known as those of the clause.
  const { business_address, request_post, kids_address, contact_post } = say;
  if (a.entity_type !== 'individual') return business_address;
  if (has(a.request_channels, 'post')) return request_post;
  if (isAsked(a)) return kids_address;
  return has(a.contact_methods, 'post') ? contact_post : undefined;
}

function ownMail({ a, say }: Own): Words | undefined {
  if (isAsked(a)) return link(say.kids_email, 'mailto:');
  if (has(a.contact_methods, 'email')) return link(say.contact_email, 'mailto:');
  return has(a.request_channels, 'email') ? link(say.request_email, 'mailto:') : undefined;
}

/** The business itself, then the further operators. */
export function operatorEntries(
  c: Pick<Context<PrivacyQuestions>, 'a' | 'say' | 'language' | 'section'>,
): Prose[] {
  const { a, say } = c;
  const { address, phone, mail, onRequest, elsewhere } = labels[c.language];
  const place = ownAddress(c);
  const box = ownMail(c);
  const self = entry(a.entity_type === 'individual' ? say.individual_name : say.business_name, [
    place === undefined ? onRequest : prose`${address} ${place}`,
    ...(given(a.kids_phone) ? [prose`${phone} ${link(say.kids_phone, 'tel:')}`] : []),
    box === undefined ? elsewhere(c.section('pp.contact')) : prose`${mail} ${box}`,
  ]);
  const others = given(a.kids_operators) ? rows(say.kids_operators) : [];
  return [
    self,
    ...others.map((row) =>
      entry(row.kids_operator_name, [
        prose`${address} ${row.kids_operator_address}`,
        prose`${phone} ${link(row.kids_operator_phone, 'tel:')}`,
        prose`${mail} ${link(row.kids_operator_email, 'mailto:')}`,
      ]),
    ),
  ];
}

/** `Stripe (Stripe, LLC) – payments`: every provider that the answers name. */
export function providerEntries(c: Spoken): Prose[] {
  const listed = providersOf(c.a).map(({ vendor, tasks }) => {
    const name = productAndCompany(c.a, vendor.id as VendorId);
    return prose`${name} – ${c.and(tasks.map((task) => c.w.tasks[task]))}`;
  });
  const own = providerQuestions.flatMap(([question, task]) =>
    rows(c.say[`${question}.own`] as Say['analytics_vendors.own']).map(({ name }) =>
      task === null ? prose`${name}` : prose`${name} – ${c.w.tasks[task]}`,
    ),
  );
  return [...listed, ...own];
}
