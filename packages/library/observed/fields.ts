/** What the fields of forms ask for, by the standard's tokens first, then by their names and labels in six languages. */
import type { DataType } from '../personal-data/data-types.ts';
import type { SeenField, SeenForm } from './seen-site.ts';

/** Of the standard (autofill); sections and `shipping` stand before them. */
const tokens: Readonly<Record<string, DataType>> = {
  name: 'name',
  'honorific-prefix': 'name',
  'given-name': 'name',
  'family-name': 'name',
  'additional-name': 'name',
  nickname: 'name',
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  'street-address': 'postal-address',
  'address-line1': 'postal-address',
  'address-line2': 'postal-address',
  'postal-code': 'postal-address',
  'address-level1': 'postal-address',
  'address-level2': 'postal-address',
  username: 'username-password',
  'current-password': 'username-password',
  'new-password': 'username-password',
  'cc-number': 'payment-data',
  'cc-name': 'payment-data',
  'cc-exp': 'payment-data',
  'cc-csc': 'payment-data',
  bday: 'birth-date',
  'bday-day': 'birth-date',
  'bday-year': 'birth-date',
  sex: 'gender',
  'organization-title': 'education-job',
  photo: 'media',
};

const types: Readonly<Record<string, DataType>> = {
  email: 'email',
  tel: 'phone',
  password: 'username-password',
  file: 'user-content',
};

/** Words of labels and names; the first that fits decides. */
const words: readonly [DataType, RegExp][] = [
  ['email', /e-?mail|courriel|correo|\bmail\b|e-?mailadres/iu],
  [
    'username-password',
    /passwor[dt]|kennwort|passwort|mot de passe|contraseña|wachtwoord|benutzername|username|nom d['’]utilisateur|nome utente|usuario|gebruikersnaam/iu,
  ],
  [
    'payment-data',
    /kartennummer|card ?number|credit ?card|kreditkarte|carte (?:bancaire|de crédit)|carta di credito|tarjeta|creditcard|kaartnummer/iu,
  ],
  [
    'financial-account',
    /\biban\b|kontonummer|account number|bankverbindung|coordonnées bancaires|rekeningnummer|número de cuenta/iu,
  ],
  [
    'birth-date',
    /geburt(?:sdatum|stag)|date of birth|birth ?(?:date|day)|\bdob\b|date de naissance|data di nascita|fecha de nacimiento|geboortedatum/iu,
  ],
  ['gender', /geschlecht|gender|\bsexe?\b|género|genere|geslacht/iu],
  [
    'phone',
    /telefon|phone|téléphone|teléfono|telefono|telefoon|handynummer|mobil(?:e|nummer)|móvil|cellulare|whatsapp/iu,
  ],
  [
    'postal-address',
    /stra(?:ß|ss)e|hausnummer|\bplz\b|postleitzahl|anschrift|street|zip ?code|postal ?code|postcode|\baddress\b|code postal|\brue\b|adresse(?! ?e-?mail)|indirizzo|\bcap\b|código postal|dirección|adres\b|huisnummer|lieferadresse/iu,
  ],
  [
    'government-id',
    /ausweisnummer|passport|steuernummer|tax id|codice fiscale|\bdni\b|\bnie\b|numéro de sécurité sociale|\bbsn\b|social security/iu,
  ],
  [
    'education-job',
    /lebenslauf|curriculum|\bcv\b|résumé|resume|beruf|job title|position|fonction|profesión|functie/iu,
  ],
  [
    'health',
    /krankenkasse|allerg|diagnos|symptom|medikament|medication|health|santé|salud|salute|gezondheid/iu,
  ],
  [
    'name',
    /\bname\b|vorname|nachname|familienname|first ?name|last ?name|surname|full ?name|\bnom\b|prénom|\bnome\b|cognome|nombre|apellido|voornaam|achternaam|\bnaam\b/iu,
  ],
  [
    'messages',
    /nachricht|\bmessage\b|ihr anliegen|bemerkung|mitteilung|messaggio|mensaje|bericht\b|your enquiry|votre demande/iu,
  ],
];

/** Fields in which nobody writes of themselves. */
const quiet = /^(?:search|s|q|query|suche|recherche|cerca|buscar|zoek|coupon|qty|quantity|menge)$/iu;

export function dataOf(field: SeenField): DataType | null {
  const token = field.autocomplete
    .toLowerCase()
    .split(/\s+/u)
    .findLast((one) => Object.hasOwn(tokens, one));
  if (token !== undefined) return tokens[token] ?? null;
  const byType = Object.hasOwn(types, field.type) ? types[field.type] : undefined;
  if (byType !== undefined) return byType;
  if (field.type === 'search' || quiet.test(field.name)) return null;
  if (['checkbox', 'radio', 'range', 'color', 'number'].includes(field.type)) return genderOnly(field);
  const spoken = `${field.label} ${field.name.replaceAll(/[_[\]-]/gu, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')}`;
  return words.find(([, pattern]) => pattern.test(spoken))?.[0] ?? null;
}

/** Ticks and choices repeat words of what they belong to; a form of address is the one thing asked by them. */
function genderOnly({ label, name }: SeenField): DataType | null {
  return /geschlecht|gender|geslacht|género|genere/iu.test(`${label} ${name}`) ? 'gender' : null;
}

export type FormKind =
  | 'contact'
  | 'newsletter'
  | 'comment'
  | 'job-application'
  | 'booking'
  | 'quote'
  | 'log-in'
  | 'sign-up'
  | 'search'
  | 'order';

/** What a form is for, by what it asks and where it is sent; null where nothing tells. */
export function kindOfForm({ action, fields }: SeenForm, page: string): FormKind | null {
  const told = `${action} ${fields.map(({ name, label }) => `${name} ${label}`).join(' ')}`.toLowerCase();
  const where = page.toLowerCase();
  const passwords = fields.filter(({ type }) => type === 'password').length;
  const data = new Set(fields.map((field) => dataOf(field)));
  const hasText = fields.some(({ type }) => type === 'textarea');
  if (passwords > 1 || fields.some(({ autocomplete }) => autocomplete === 'new-password')) return 'sign-up';
  if (passwords === 1)
    return /regist|sign-?up|konto anlegen|inscri|crea/u.test(`${told} ${where}`) ? 'sign-up' : 'log-in';
  if (fields.length <= 2 && fields.every((field) => field.type === 'search' || quiet.test(field.name)))
    return 'search';
  if (/wp-comments-post|comment|kommentar|commentaire|commento|comentario|reactie/u.test(told) && hasText)
    return 'comment';
  if (
    fields.some(({ type }) => type === 'file') &&
    /lebenslauf|bewerb|\bcv\b|resume|candidat|apply|application|solicit/u.test(`${told} ${where}`)
  )
    return 'job-application';
  if (/reserv|buchung|booking|prenot|réserv|termin|appointment|afspraak|check-?in/u.test(`${told} ${where}`))
    return 'booking';
  if (
    data.has('payment-data') ||
    (data.has('postal-address') &&
      /checkout|kasse|caisse|cart|warenkorb|carrello|afrekenen|bestell|order/u.test(`${told} ${where}`))
  )
    return 'order';
  if (/angebot anfordern|\bquote\b|devis|preventivo|presupuesto|offerte/u.test(told)) return 'quote';
  if (data.has('email') && hasText) return 'contact';
  if (data.has('email') && fields.length <= 4) return isNewsletter(told, fields) ? 'newsletter' : null;
  return hasText && (data.has('phone') || data.has('name')) ? 'contact' : null;
}

function isNewsletter(told: string, fields: readonly SeenField[]): boolean {
  if (
    /newsletter|abonn|subscribe|anmelden|rundbrief|iscriviti|suscri|infolettre|nieuwsbrief|mailing|list-manage|sibforms|klaviyo/u.test(
      told,
    )
  )
    return true;
  // A lone address to type in is how they look on every second site.
  return fields.filter(({ type }) => type !== 'checkbox').length === 1;
}
