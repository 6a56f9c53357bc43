import { type Context, given, has, items, prose, properName } from '../../document/authoring.ts';
import type { VendorId } from '../../document/authoring.ts';
import { clause, type TestQuestions } from './clause.ts';

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
  text: {
    de: (c) => prose`
      ## Welche Daten wir verarbeiten

      ${c.part.none`Wir verarbeiten keine personenbezogenen Daten.`}

      ${c.part.list(prose`
        Wir verarbeiten:

        ${items(c.names(c.say.data, c.w.data, c.say['data.own']))}`)}

      ${c.part.precision`Den Standort erfassen wir ${c.name(c.say.location_precision, c.w.precision)}.`}
      ${c.part.partners`Empfänger sind ${partners(c)}.`} ${c.part.keeping`Nach
      ${c.period(c.say.keeping, 'dat')} löschen wir alles.`}

      ${c.part.minors`Unser Angebot richtet sich an Personen ab ${c.number(c.say.minimum_age)} Jahren.`}
      ${c.part.house`Es gilt unsere Hausordnung.`}

      ${c.part.guardians`Hinweis für Eltern: ${c.say.guardian_note}`}`,
    en: (c) => prose`
      ## Data we process

      ${c.part.none`We process no personal data.`}

      ${c.part.list(prose`
        We process:

        ${items(c.names(c.say.data, c.w.data, c.say['data.own']))}`)}

      ${c.part.precision`We record the location ${c.name(c.say.location_precision, c.w.precision)}.`}
      ${c.part.partners`Recipients are ${partners(c)}.`} ${c.part.keeping`We delete everything after
      ${c.period(c.say.keeping)}.`}

      ${c.part.minors`Our service is meant for people aged ${c.number(c.say.minimum_age)} and over.`}
      ${c.part.house`Our house rules apply.`}

      ${c.part.guardians`Note for parents: ${c.say.guardian_note}`}`,
    es: (c) => prose`
      ## Datos que tratamos

      ${c.part.none`No tratamos datos personales.`}

      ${c.part.list(prose`
        Tratamos:

        ${items(c.names(c.say.data, c.w.data, c.say['data.own']))}`)}

      ${c.part.precision`Registramos la ubicación ${c.name(c.say.location_precision, c.w.precision)}.`}
      ${c.part.partners`Los destinatarios son ${partners(c)}.`} ${c.part.keeping`Lo suprimimos todo
      pasado este plazo: ${c.period(c.say.keeping)}.`}

      ${c.part.minors`Nuestro servicio se dirige a personas a partir de ${c.number(c.say.minimum_age)} años.`}
      ${c.part.house`Se aplican nuestras normas de la casa.`}

      ${c.part.guardians`Nota para los padres: ${c.say.guardian_note}`}`,
    fr: (c) => prose`
      ## Données que nous traitons

      ${c.part.none`Nous ne traitons aucune donnée à caractère personnel.`}

      ${c.part.list(prose`
        Nous traitons :

        ${items(c.names(c.say.data, c.w.data, c.say['data.own']))}`)}

      ${c.part.precision`Nous enregistrons la position ${c.name(c.say.location_precision, c.w.precision)}.`}
      ${c.part.partners`Les destinataires sont ${partners(c)}.`} ${c.part.keeping`Nous effaçons tout
      après ${c.period(c.say.keeping)}.`}

      ${c.part.minors`Notre service s’adresse aux personnes d’au moins ${c.number(c.say.minimum_age)} ans.`}
      ${c.part.house`Notre règlement intérieur s’applique.`}

      ${c.part.guardians`Note pour les parents : ${c.say.guardian_note}`}`,
    it: (c) => prose`
      ## Dati che trattiamo

      ${c.part.none`Non trattiamo dati personali.`}

      ${c.part.list(prose`
        Trattiamo:

        ${items(c.names(c.say.data, c.w.data, c.say['data.own']))}`)}

      ${c.part.precision`Registriamo la posizione ${c.name(c.say.location_precision, c.w.precision)}.`}
      ${c.part.partners`I destinatari sono ${partners(c)}.`} ${c.part.keeping`Cancelliamo tutto dopo
      ${c.period(c.say.keeping)}.`}

      ${c.part.minors`Il nostro servizio è rivolto a persone di almeno ${c.number(c.say.minimum_age)} anni.`}
      ${c.part.house`Si applica il nostro regolamento interno.`}

      ${c.part.guardians`Nota per i genitori: ${c.say.guardian_note}`}`,
    nl: (c) => prose`
      ## Gegevens die wij verwerken

      ${c.part.none`Wij verwerken geen persoonsgegevens.`}

      ${c.part.list(prose`
        Wij verwerken:

        ${items(c.names(c.say.data, c.w.data, c.say['data.own']))}`)}

      ${c.part.precision`Wij leggen de locatie ${c.name(c.say.location_precision, c.w.precision)} vast.`}
      ${c.part.partners`Ontvangers zijn ${partners(c)}.`} ${c.part.keeping`Na ${c.period(c.say.keeping)}
      wissen wij alles.`}

      ${c.part.minors`Onze dienst is bedoeld voor personen van ${c.number(c.say.minimum_age)} jaar en ouder.`}
      ${c.part.house`Ons huisreglement is van toepassing.`}

      ${c.part.guardians`Opmerking voor ouders: ${c.say.guardian_note}`}`,
  },
});
