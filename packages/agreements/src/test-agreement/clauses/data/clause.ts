import { type Context, given, has, properName } from '../../../document/authoring.ts';
import type { VendorId } from '../../../document/authoring.ts';
import { clause, type TestQuestions } from '../../clause.ts';

const partnerNames: Readonly<Record<string, string>> = { matomo: 'Matomo', plausible: 'Plausible' };

function partners(c: Context<TestQuestions>) {
  const called = (id: VendorId) => properName(partnerNames[id] ?? id);
  return c.and(c.names(c.say.partners, called, c.say['partners.own']));
}

export const data = clause({
  id: 'test.data',
  version: 1,
  parts: {
    list: { meets: ['gdpr-13-1-c'], when: (a) => !has(a.data, 'none') },
    none: { meets: [], when: (a) => has(a.data, 'none') },
    precision: { meets: [], when: (a) => has(a.data, 'location') },
    partners: {
      meets: ['gdpr-13-1-e'],
      when: (a) => given(a.partners) || given(a['partners.own']),
    },
    keeping: { meets: ['gdpr-13-2-a'] },
    minors: { meets: [], when: (a) => a.minors === 'yes' },
    guardians: { meets: [], when: (a) => given(a.guardian_note) },
    house: { meets: [], when: (a) => has(a.rules, 'house') },
  },
  words: {
    de: {
      data: {
        email: 'Ihre E-Mail-Adresse',
        name: 'Ihr Name',
        location: 'Ihr Standort',
        phone: 'Ihre Telefonnummer',
        none: 'keine Angaben',
      },
      precision: { coarse: 'ungefähr', precise: 'genau' },
    },
    en: {
      data: {
        email: 'your e-mail address',
        name: 'your name',
        location: 'your location',
        phone: 'your telephone number',
        none: 'no data',
      },
      precision: { coarse: 'approximately', precise: 'precisely' },
    },
    es: {
      data: {
        email: 'su dirección de correo electrónico',
        name: 'su nombre',
        location: 'su ubicación',
        phone: 'su número de teléfono',
        none: 'ningún dato',
      },
      precision: { coarse: 'de forma aproximada', precise: 'con exactitud' },
    },
    fr: {
      data: {
        email: 'votre adresse électronique',
        name: 'votre nom',
        location: 'votre position',
        phone: 'votre numéro de téléphone',
        none: 'aucune donnée',
      },
      precision: { coarse: 'approximativement', precise: 'avec précision' },
    },
    it: {
      data: {
        email: 'il Suo indirizzo e-mail',
        name: 'il Suo nome',
        location: 'la Sua posizione',
        phone: 'il Suo numero di telefono',
        none: 'nessun dato',
      },
      precision: { coarse: 'in modo approssimativo', precise: 'con precisione' },
    },
    nl: {
      data: {
        email: 'uw e-mailadres',
        name: 'uw naam',
        location: 'uw locatie',
        phone: 'uw telefoonnummer',
        none: 'geen gegevens',
      },
      precision: { coarse: 'bij benadering', precise: 'nauwkeurig' },
    },
  },
  texts: import.meta.url,
  values: {
    dataKinds: (c) => c.names(c.say.data, c.w.data, c.say['data.own']),
    locationPrecision: (c) => c.name(c.say.location_precision, c.w.precision),
    partnerNames: (c) => partners(c),
  },
});
