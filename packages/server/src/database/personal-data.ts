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
  'sites.name': { why: 'a site may carry the name of its owner', onDeletion: 'row-removed', exported: true },
  'agreements.owner_id': { why: 'whose agreement it is', onDeletion: 'row-removed', exported: true },
  'agreements.access_token_hash': {
    why: 'lets a visitor without account hold the agreement; a hash, so it opens nothing by itself',
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
  'sessions.device': {
    why: 'lets the person recognise a session',
    onDeletion: 'row-removed',
    exported: true,
  },
  'sessions.customer_id': { why: 'whose session it is', onDeletion: 'row-removed', exported: false },
  'sessions.id': { why: 'names a session of the person', onDeletion: 'row-removed', exported: false },
  'account_exports.content': {
    why: 'everything the person asked to have',
    onDeletion: 'row-removed',
    exported: false,
  },
  'account_exports.customer_id': { why: 'whose export it is', onDeletion: 'row-removed', exported: false },
  'account_links.customer_id': {
    why: 'whose address a letter proves',
    onDeletion: 'row-removed',
    exported: false,
  },
  'customers.password_hash': {
    why: 'proves the person; a hash, never given out',
    onDeletion: 'row-removed',
    exported: false,
  },
  'rate_limits.key': {
    why: 'a keyed hash of an address, or an id; gone when the limit ends',
    onDeletion: 'row-removed',
    exported: false,
  },
};

/** Columns of text, json or bytes that hold nothing of a person. */
export const notPersonal: readonly Column[] = [
  'sites.id',
  'agreements.id',
  'agreements.site_id',
  'agreements.type',
  'agreements.status',
  'agreements.request_id',
  'agreements.request_hash',
  'agreements.current_version_id',
  'agreements.interface_language',
  'agreements.live_token',
  'agreement_versions.id',
  'agreement_versions.agreement_id',
  'agreement_versions.law_catalogue_version',
  'agreement_versions.clause_versions',
  'agreement_versions.included',
  'agreement_versions.hash',
  'served_versions.version_id',
  'served_versions.agreement_id',
  'agreement_documents.version_id',
  'agreement_documents.language',
  'agreement_documents.clause_ranges',
  'agreement_documents.hash',
  'files.id',
  'files.version_id',
  'files.language',
  'files.format',
  'files.content_type',
  'files.content_hash',
  'files.renderer_version',
  'generation.version_id',
  'generation.status',
  'prices.id',
  'prices.price_table',
  'transactions.id',
  'transactions.item_type',
  'transactions.item_id',
  'transactions.status',
  'transactions.processor',
  'transactions.quote_hash',
  'transactions.currency',
  'purchased_lines.agreement_id',
  'purchased_lines.code',
  'purchased_lines.currency',
  'purchased_lines.transaction_id',
  'outbox.id',
  'outbox.event_key',
  'outbox.language',
  'outbox.message',
  'outbox.status',
  'payload_keys.id',
  'payload_keys.mode',
  'payload_keys.public_jwk',
  'payload_keys.private_jwk',
  'account_links.hash',
  'account_links.purpose',
  'sessions.role',
  'session_tokens.access_hash',
  'session_tokens.refresh_hash',
  'session_tokens.session_id',
  'session_tokens.successor',
  'account_exports.id',
  'audit_log.action',
  'audit_log.object_type',
  'gone_pages.live_token',
  'gone_pages.language',
];
