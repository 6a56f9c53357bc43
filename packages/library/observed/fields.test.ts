import { expect, test } from 'vitest';
import { dataOf, kindOfForm } from './fields.ts';
import { field } from './testing/sites.ts';

test.each([
  ['E-Mail-Adresse', 'email'],
  ['Adresse e-mail', 'email'],
  ['Correo electrónico', 'email'],
  ['Ihr Name', 'name'],
  ['Prénom', 'name'],
  ['Apellidos', 'name'],
  ['Achternaam', 'name'],
  ['Cognome', 'name'],
  ['Telefonnummer', 'phone'],
  ['Téléphone', 'phone'],
  ['Straße und Hausnummer', 'postal-address'],
  ['Code postal', 'postal-address'],
  ['Indirizzo', 'postal-address'],
  ['Postcode', 'postal-address'],
  ['Geburtsdatum', 'birth-date'],
  ['Fecha de nacimiento', 'birth-date'],
  ['Geboortedatum', 'birth-date'],
  ['Kreditkartennummer', 'payment-data'],
  ['IBAN', 'financial-account'],
  ['Nachricht', 'messages'],
  ['Suche', null],
  ['Menge', null],
])('a field labelled %s asks for %s', (label, data) => {
  expect(dataOf(field({ label, ...(data === null && { name: 'q' }) }))).toBe(data);
});

test('the standard’s token counts more than words, and the type where there is none', () => {
  expect(dataOf(field({ autocomplete: 'section-a shipping postal-code', label: 'Name' }))).toBe(
    'postal-address',
  );
  expect(dataOf(field({ type: 'password', label: 'Code' }))).toBe('username-password');
  expect(dataOf(field({ type: 'file', label: 'Datei' }))).toBe('user-content');
  expect(dataOf(field({ type: 'checkbox', label: 'Newsletter an meine E-Mail' }))).toBeNull();
  expect(dataOf(field({ name: 'billing[firstName]' }))).toBe('name');
  expect(dataOf(field({ name: 'billing_first_name' }))).toBe('name');
});

const email = field({ type: 'email', label: 'E-Mail' });
const message = field({ type: 'textarea', label: 'Message' });
const password = field({ type: 'password' });

test.each([
  ['newsletter', '/newsletter', [email]],
  ['newsletter', 'https://x.list-manage.com/subscribe', [field({ label: 'Vorname' }), email]],
  ['contact', '/send', [field({ label: 'Name' }), email, message]],
  ['comment', '/wp-comments-post.php', [field({ label: 'Name' }), email, message]],
  ['log-in', '/login', [email, password]],
  ['sign-up', '/register', [email, password]],
  ['sign-up', '/account', [email, password, password]],
  ['search', '/', [field({ type: 'search', name: 'q' })]],
  ['booking', '/reservierung', [email, field({ type: 'date' })]],
  ['job-application', '/jobs/apply', [email, field({ type: 'file', label: 'CV' })]],
  ['order', '/checkout', [email, field({ autocomplete: 'street-address' }), field({ label: 'Name' })]],
  [null, '/', [field({ type: 'number', label: 'Zahl' })]],
] as const)('a form is one for %s', (kind, action, fields) => {
  expect(kindOfForm({ action, fields }, 'https://shop.example/')).toBe(kind);
});
