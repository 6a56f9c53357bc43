import { personalDataOfActivity } from './personal-data-of-activity.ts';
import { personalDataOfApiKeys } from './personal-data-of-api-keys.ts';
import { personalDataOfApprovals } from './personal-data-of-approvals.ts';
import { personalDataOfClientLinks } from './personal-data-of-client-links.ts';
import { personalDataOfLogIns } from './personal-data-of-log-ins.ts';
import { personalDataOfOrganisations } from './personal-data-of-organisations.ts';
import { personalDataOfRequests } from './personal-data-of-requests.ts';
import { personalDataOfScans } from './personal-data-of-scans.ts';
import { personalDataOfWebhooks } from './personal-data-of-webhooks.ts';
import type { Schema } from './schema.ts';

export type Column = { [Table in keyof Schema]: `${Table}.${keyof Schema[Table] & string}` }[keyof Schema];

export interface Treatment {
  /** What of a person the column holds, and what it is needed for. */
  why: string;
  /** What deleting the agreement or the account does to it. */
  onDeletion: 'row-removed' | 'emptied' | 'kept-for-accounting';
  /** Whether the person's export contains it. */
  exported: boolean;
}

/**
 * The register of personal data: every column that can hold any. Deletion and export are tested by walking
 * it, and a test refuses a column that stands neither here nor among `notPersonal`.
 */
export const personalData: Partial<Record<Column, Treatment>> = {
  'sites.owner_id': { why: 'whose site it is', onDeletion: 'row-removed', exported: true },
  'sites.address': {
    why: 'a site may carry the name of its owner',
    onDeletion: 'row-removed',
    exported: true,
  },
  'sites.search': {
    why: 'name and address once more, for searching',
    onDeletion: 'row-removed',
    exported: false,
  },
  'sites.name': { why: 'a site may carry the name of its owner', onDeletion: 'row-removed', exported: true },
  ...personalDataOfActivity,
  ...personalDataOfApiKeys,
  ...personalDataOfApprovals,
  ...personalDataOfClientLinks,
  ...personalDataOfLogIns,
  ...personalDataOfOrganisations,
  ...personalDataOfRequests,
  ...personalDataOfScans,
  ...personalDataOfWebhooks,
  'agreements.owner_id': { why: 'whose agreement it is', onDeletion: 'row-removed', exported: true },
  'agreements.access_token_hash': {
    why: 'lets a visitor without account hold the agreement; a hash, so it opens nothing by itself',
    onDeletion: 'row-removed',
    exported: false,
  },
  'agreements.request_secret_hash': {
    why: 'lets the browser that asked for the agreement ask again; a hash, so it proves nothing by itself',
    onDeletion: 'row-removed',
    exported: false,
  },
  'agreements.delivery_email': {
    why: 'where the visitor wants the link sent',
    onDeletion: 'emptied',
    exported: true,
  },
  'agreement_versions.answers': {
    why: 'names, addresses and contacts that the document states',
    onDeletion: 'row-removed',
    exported: true,
  },
  'agreement_versions.site_name': {
    why: 'a site may carry the name of its owner',
    onDeletion: 'row-removed',
    exported: true,
  },
  'agreement_versions.site_address': {
    why: 'a site may carry the name of its owner',
    onDeletion: 'row-removed',
    exported: true,
  },
  'agreement_versions.delivery_email': {
    why: 'where the visitor wants the link sent',
    onDeletion: 'row-removed',
    exported: true,
  },
  'agreement_documents.title': {
    why: 'may carry the name of the site',
    onDeletion: 'row-removed',
    exported: true,
  },
  'agreement_documents.tree': {
    why: 'the document states the answers',
    onDeletion: 'row-removed',
    exported: true,
  },
  'agreement_documents.generated_tree': {
    why: 'the document states the answers',
    onDeletion: 'row-removed',
    exported: false,
  },
  'text_drafts.clauses': {
    why: 'the document states the answers',
    onDeletion: 'row-removed',
    exported: true,
  },
  'files.content': { why: 'the document states the answers', onDeletion: 'row-removed', exported: true },
  'files.file_name': { why: 'may carry the name of the site', onDeletion: 'row-removed', exported: true },
  'generation.failure': {
    why: 'the message of an error may quote what could not be rendered',
    onDeletion: 'row-removed',
    exported: false,
  },
  'transactions.quote': {
    why: 'billing country and VAT number decide the price; proof of what was agreed',
    onDeletion: 'kept-for-accounting',
    exported: true,
  },
  'transactions.customer_id': { why: 'who paid', onDeletion: 'kept-for-accounting', exported: false },
  'transactions.email': { why: 'where messages about a payment go', onDeletion: 'emptied', exported: true },
  'transactions.buyer': {
    why: 'name, address and tax number of who paid',
    onDeletion: 'kept-for-accounting',
    exported: true,
  },
  'refunds.note': {
    why: 'what the operator noted about a refund',
    onDeletion: 'kept-for-accounting',
    exported: true,
  },
  'invoices.customer_id': { why: 'whose invoice it is', onDeletion: 'kept-for-accounting', exported: false },
  'invoices.content': {
    why: 'an invoice names its buyer; it is kept as the law demands',
    onDeletion: 'kept-for-accounting',
    exported: true,
  },
  'billing_addresses.company_name': {
    why: 'the address for invoices',
    onDeletion: 'row-removed',
    exported: true,
  },
  'billing_addresses.vat_number': {
    why: 'the address for invoices',
    onDeletion: 'row-removed',
    exported: true,
  },
  'billing_addresses.cui_cif': { why: 'the address for invoices', onDeletion: 'row-removed', exported: true },
  'billing_addresses.name': { why: 'the address for invoices', onDeletion: 'row-removed', exported: true },
  'billing_addresses.address': { why: 'the address for invoices', onDeletion: 'row-removed', exported: true },
  'billing_addresses.city': { why: 'the address for invoices', onDeletion: 'row-removed', exported: true },
  'billing_addresses.postal_code': {
    why: 'the address for invoices',
    onDeletion: 'row-removed',
    exported: true,
  },
  'billing_addresses.country': { why: 'the address for invoices', onDeletion: 'row-removed', exported: true },
  'billing_addresses.state': { why: 'the address for invoices', onDeletion: 'row-removed', exported: true },
  'billing_addresses.phone': { why: 'the address for invoices', onDeletion: 'row-removed', exported: true },
  'billing_addresses.customer_id': { why: 'whose address it is', onDeletion: 'row-removed', exported: false },
  'discount_redemptions.payer_hash': {
    why: 'a keyed hash of an address, for the limit per customer',
    onDeletion: 'kept-for-accounting',
    exported: false,
  },
  'provider_customers.customer_id': {
    why: 'whose name at a payment provider it is',
    onDeletion: 'row-removed',
    exported: false,
  },
  'provider_customers.reference': {
    why: 'name of the account at a payment provider',
    onDeletion: 'row-removed',
    exported: false,
  },
  'payment_methods.customer_id': {
    why: 'whose payment method it is',
    onDeletion: 'row-removed',
    exported: false,
  },
  'payment_methods.reference': {
    why: 'token of a payment method; opens nothing without the keys',
    onDeletion: 'row-removed',
    exported: false,
  },
  'provider_errands.reference': {
    why: 'what a provider is still to forget or to end; gone once it is told',
    onDeletion: 'row-removed',
    exported: false,
  },
  'payment_methods.brand': {
    why: 'lets the person recognise a payment method',
    onDeletion: 'row-removed',
    exported: true,
  },
  'payment_methods.last4': {
    why: 'lets the person recognise a payment method',
    onDeletion: 'row-removed',
    exported: true,
  },
  'payment_methods.label': {
    why: 'lets the person recognise a payment method',
    onDeletion: 'row-removed',
    exported: true,
  },
  'consents.owner_id': { why: 'whose consent it is', onDeletion: 'row-removed', exported: false },
  'consents.domain': {
    why: 'a domain may carry the name of its owner',
    onDeletion: 'row-removed',
    exported: true,
  },
  'consents.fields': {
    why: 'own words in a banner: contact and addresses',
    onDeletion: 'row-removed',
    exported: true,
  },
  'consent_domains.domain': {
    why: 'a domain may carry the name of its owner',
    onDeletion: 'row-removed',
    exported: true,
  },
  'consent_vendors.name': {
    why: 'who works for a site may be a person',
    onDeletion: 'row-removed',
    exported: true,
  },
  'consent_vendors.details': {
    why: 'what the owner wrote about who works for a site',
    onDeletion: 'row-removed',
    exported: true,
  },
  'banner_versions.draft': {
    why: 'domains, vendors and own words as they were published',
    onDeletion: 'row-removed',
    exported: true,
  },
  'banner_snapshots.body': {
    why: 'the same as visitors were shown it; made of the draft, which is exported',
    onDeletion: 'row-removed',
    exported: false,
  },
  'consent_events.visitor': {
    why: "a random name of a choice, kept by the visitor's browser: proof of consent for the owner of the site",
    onDeletion: 'row-removed',
    exported: false,
  },
  'consent_events.visitor_hash': {
    why: 'stands in place of the name of a visitor who was erased, so that seals still hold',
    onDeletion: 'row-removed',
    exported: false,
  },
  'consent_events.vendors': {
    why: 'what a visitor chose one by one; of visitors, not of the account',
    onDeletion: 'row-removed',
    exported: false,
  },
  'consent_events.country': {
    why: 'which rules a visitor was asked by; of visitors, not of the account',
    onDeletion: 'row-removed',
    exported: false,
  },
  'withdrawal_functions.owner_id': {
    why: 'who has consumers withdraw here',
    onDeletion: 'row-removed',
    exported: false,
  },
  'withdrawal_functions.place': {
    why: 'a domain may carry the name of its owner',
    onDeletion: 'row-removed',
    exported: true,
  },
  'withdrawal_functions.trader': {
    why: 'who consumers withdraw towards',
    onDeletion: 'row-removed',
    exported: true,
  },
  'withdrawal_functions.email': {
    why: 'where declarations are sent',
    onDeletion: 'row-removed',
    exported: true,
  },
  'withdrawals.name': {
    why: 'which consumer withdrew; kept for the owner until claims are over',
    onDeletion: 'row-removed',
    exported: true,
  },
  'withdrawals.email': {
    why: 'where the consumer wanted the acknowledgement',
    onDeletion: 'row-removed',
    exported: true,
  },
  'withdrawals.contract': {
    why: 'which contract the consumer withdrew from',
    onDeletion: 'row-removed',
    exported: true,
  },
  'withdrawals.items': {
    why: 'which part of it, in the words of the consumer',
    onDeletion: 'row-removed',
    exported: true,
  },
  'cancellations.name': {
    why: 'who cancelled; kept as proof until claims are over',
    onDeletion: 'row-removed',
    exported: true,
  },
  'cancellations.email': {
    why: 'where the confirmation was wanted',
    onDeletion: 'row-removed',
    exported: true,
  },
  'cancellations.contract_email': {
    why: 'whose contract was cancelled',
    onDeletion: 'row-removed',
    exported: true,
  },
  'cancellations.contract': {
    why: 'which contract was cancelled',
    onDeletion: 'row-removed',
    exported: true,
  },
  'cancellations.reason': {
    why: 'why it was to end at once, in the words of the sender',
    onDeletion: 'row-removed',
    exported: true,
  },
  'subscriptions.customer_id': { why: 'who pays for the plan', onDeletion: 'row-removed', exported: false },
  'transactions.response': {
    why: 'what the payment provider answered; proof of payment',
    onDeletion: 'kept-for-accounting',
    exported: true,
  },
  'outbox.recipient': { why: 'to whom a message goes', onDeletion: 'row-removed', exported: true },
  'outbox.facts': { why: 'what a message says', onDeletion: 'row-removed', exported: true },
  'outbox.subject': { why: 'what a message says', onDeletion: 'row-removed', exported: true },
  'outbox.text': {
    why: 'what a message says, with its private links',
    onDeletion: 'row-removed',
    exported: true,
  },
  'outbox.html': {
    why: 'what a message says, with its private links',
    onDeletion: 'row-removed',
    exported: true,
  },
  'audit_log.actor': {
    why: 'who acted: an account id, `cli` or a provider, never a name',
    onDeletion: 'kept-for-accounting',
    exported: false,
  },
  'audit_log.object_id': {
    why: 'what was acted on: of an account its random id, which names nobody once the account is gone',
    onDeletion: 'kept-for-accounting',
    exported: false,
  },
  'wording_releases.note': {
    why: 'who among the operator’s own people compared a wording with what',
    onDeletion: 'kept-for-accounting',
    exported: false,
  },
  'customers.id': { why: 'names the account', onDeletion: 'row-removed', exported: false },
  'customers.customer_id': { why: 'names the account to people', onDeletion: 'row-removed', exported: true },
  'customers.email': {
    why: 'how the person is reached and logs in',
    onDeletion: 'row-removed',
    exported: true,
  },
  'customers.email_key': { why: 'the address as it is compared', onDeletion: 'row-removed', exported: false },
  'customers.language': { why: 'in which language to write', onDeletion: 'row-removed', exported: true },
  'customers.first_name': { why: 'profile', onDeletion: 'row-removed', exported: true },
  'customers.last_name': { why: 'profile', onDeletion: 'row-removed', exported: true },
  'customers.personal_id': { why: 'profile', onDeletion: 'row-removed', exported: true },
  'customers.country': { why: 'profile', onDeletion: 'row-removed', exported: true },
  'customers.phone': { why: 'profile', onDeletion: 'row-removed', exported: true },
  'account_exports.content': {
    why: 'everything the person asked to have',
    onDeletion: 'row-removed',
    exported: false,
  },
  'account_exports.customer_id': { why: 'whose export it is', onDeletion: 'row-removed', exported: false },
  'customers.sign_up_hash': {
    why: 'proves the browser that signed up until the address is confirmed; a hash, never given out',
    onDeletion: 'row-removed',
    exported: false,
  },
  'rate_limits.key': {
    why: 'a keyed hash of an address, or an id; gone when the limit ends',
    onDeletion: 'row-removed',
    exported: false,
  },
};
