/** What a page says of itself in JSON-LD, as far as legal texts ask for it: a stranger's text, so little of it is kept. */
import { bounds, type ObservedThing } from '../observation.ts';

const deepest = 6;
/** Of what the pages of a stranger nest and repeat. */
const mostNodes = 2000;

export function readThings(blocks: readonly string[]): ObservedThing[] {
  const found: ObservedThing[] = [];
  const left = { nodes: mostNodes };
  for (const block of blocks) collect(parsed(block), deepest, left, found);
  return found.slice(0, bounds.things);
}

function collect(value: unknown, depth: number, left: { nodes: number }, found: ObservedThing[]): void {
  if (depth === 0 || typeof value !== 'object' || value === null || found.length >= bounds.things) return;
  if (left.nodes <= 0) return;
  left.nodes -= 1;
  if (Array.isArray(value)) {
    for (const entry of value.slice(0, 200)) collect(entry, depth - 1, left, found);
    return;
  }
  const node = value as Readonly<Record<string, unknown>>;
  const type = typeOf(node);
  if (type !== '' && told.test(type)) found.push(describe(node, type));
  for (const nested of Object.values(node).slice(0, 100)) collect(nested, depth - 1, left, found);
}

/** Who runs it, what it sells, what it is. */
const told =
  /organi[sz]ation|corporation|business|store|restaurant|person|association|ngo|school|hotel|product|offer|service|softwareapplication|webapplication|mobileapplication|article|blog|event|course|recipe/iu;

function describe(node: Readonly<Record<string, unknown>>, type: string): ObservedThing {
  return {
    type,
    name: text(node['name']),
    legalName: text(node['legalName']),
    email: text(node['email']).replace(/^mailto:/iu, ''),
    telephone: text(node['telephone']).replace(/^tel:/iu, ''),
    vatId: text(node['vatID']),
    address: addressOf(first(node['address'])),
    currency: text(node['priceCurrency'] ?? recordOf(first(node['offers']))['priceCurrency']),
  };
}

function addressOf(value: unknown): ObservedThing['address'] {
  const node = recordOf(value);
  const country = node['addressCountry'];
  const address = {
    street: text(node['streetAddress']),
    postalCode: text(node['postalCode']),
    locality: text(node['addressLocality']),
    region: text(node['addressRegion']),
    country: text(typeof country === 'string' ? country : recordOf(country)['name']),
  };
  return address.street === '' && address.locality === '' ? null : address;
}

function typeOf(node: Readonly<Record<string, unknown>>): string {
  return text(first(node['@type'])).replace(/^https?:\/\/schema\.org\//iu, '');
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\s+/gu, ' ').trim().slice(0, bounds.text) : '';
}

function parsed(block: string): unknown {
  try {
    return JSON.parse(block);
  } catch {
    return null;
  }
}
