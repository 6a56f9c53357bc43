import { given, has, items, prose } from '../../document/authoring.ts';
import { specialBasisWords } from '../words/special-basis.ts';
import { specialDataWords } from '../words/special-data.ts';
import { clause } from './clause.ts';

export const sensitive = clause({
  id: 'pp.sensitive',
  version: 1,
  when: (a) => (given(a.special_data) && !has(a.special_data, 'none')) || has(a.pd_types, 'health'),
  parts: {
    list: {
      meets: ['gdpr-9'],
      when: (a) => given(a.special_data) && !has(a.special_data, 'none'),
    },
    fitness: {
      meets: ['gdpr-9'],
      when: (a) => has(a.pd_types, 'health') && !has(a.special_data, 'health'),
    },
    basis: {
      meets: ['gdpr-9', 'gdpr-13-1-c'],
      // Data on crimes alone stand under Article 10 and have no basis in Article 9.
      when: (a) =>
        has(a.laws, 'gdpr') &&
        (has(a.pd_types, 'health') ||
          has(
            a.special_data,
            'health',
            'biometrics',
            'genetic',
            'ethnic-origin',
            'religion',
            'politics',
            'union',
            'sex-life',
          )),
    },
    consent: {
      meets: [],
      when: (a) => has(a.laws, 'gdpr') && a.special_basis === 'explicit-consent',
    },
    crimes: { meets: [], when: (a) => has(a.laws, 'gdpr') && has(a.special_data, 'criminal') },
  },
  words: {
    de: { data: specialDataWords.de, basis: specialBasisWords.de },
    en: { data: specialDataWords.en, basis: specialBasisWords.en },
    es: { data: specialDataWords.es, basis: specialBasisWords.es },
    fr: { data: specialDataWords.fr, basis: specialBasisWords.fr },
    it: { data: specialDataWords.it, basis: specialBasisWords.it },
    nl: { data: specialDataWords.nl, basis: specialBasisWords.nl },
  },
  text: {
    de: ({ say, part, w, name, names }) => prose`
      ## Besonders geschützte Daten

      ${part.list(prose`
        Wir verarbeiten auch Daten, die das Recht besonders schützt:

        ${items(names(say.special_data, w.data))}`)}

      ${part.fitness`Gesundheits- oder Fitnessdaten können etwas über Ihre Gesundheit aussagen. Wir behandeln
      sie deshalb als Gesundheitsdaten, die das Recht besonders schützt.`}

      ${part.basis`Dass wir besondere Kategorien personenbezogener Daten verarbeiten dürfen, beruht auf
      Folgendem: ${name(say.special_basis, w.basis)}.`} ${part.consent`Um diese Einwilligung bitten wir Sie
      gesondert. Sie können sie jederzeit mit Wirkung für die Zukunft widerrufen.`} ${part.crimes`Daten über
      strafrechtliche Verurteilungen und Straftaten verarbeiten wir nur, soweit das Recht der Europäischen
      Union oder eines Mitgliedstaats es zulässt (Art. 10 DSGVO).`}`,
    en: ({ say, part, w, name, names }) => prose`
      ## Specially protected data

      ${part.list(prose`
        We also process data that the law specially protects:

        ${items(names(say.special_data, w.data))}`)}

      ${part.fitness`Health or fitness data can reveal something about your health. We therefore treat it as
      data concerning health, which the law specially protects.`}

      ${part.basis`We may process special categories of personal data on this ground:
      ${name(say.special_basis, w.basis)}.`} ${part.consent`We ask you for this consent separately. You can
      withdraw your consent at any time; this does not affect processing before then.`} ${part.crimes`We process
      data relating to criminal convictions and offences only as far as the law of the European Union or of a
      Member State allows it (Article 10 GDPR).`}`,
    es: ({ say, part, w, name, names }) => prose`
      ## Datos especialmente protegidos

      ${part.list(prose`
        También tratamos datos que la ley protege de forma especial:

        ${items(names(say.special_data, w.data))}`)}

      ${part.fitness`Los datos de salud o de actividad física pueden revelar algo sobre su salud. Por eso los
      tratamos como datos relativos a la salud, que la ley protege de forma especial.`}

      ${part.basis`Podemos tratar categorías especiales de datos personales por el siguiente motivo:
      ${name(say.special_basis, w.basis)}.`} ${part.consent`Le pedimos este consentimiento por separado. Puede
      retirarlo en cualquier momento, sin que ello afecte al tratamiento anterior.`} ${part.crimes`Solo tratamos
      datos relativos a condenas e infracciones penales en la medida en que lo permite el Derecho de la Unión
      Europea o de un Estado miembro (artículo 10 del RGPD).`}`,
    fr: ({ say, part, w, name, names }) => prose`
      ## Données particulièrement protégées

      ${part.list(prose`
        Nous traitons aussi des données que la loi protège particulièrement :

        ${items(names(say.special_data, w.data))}`)}

      ${part.fitness`Les données de santé ou d’activité physique peuvent révéler un élément sur votre santé.
      Nous les traitons donc comme des données concernant la santé, que la loi protège particulièrement.`}

      ${part.basis`Nous pouvons traiter des catégories particulières de données à caractère personnel pour le
      motif suivant : ${name(say.special_basis, w.basis)}.`} ${part.consent`Nous vous demandons ce consentement
      séparément. Vous pouvez le retirer à tout moment, sans que cela remette en cause le traitement
      antérieur.`} ${part.crimes`Nous ne traitons des données relatives aux condamnations pénales et aux
      infractions que dans la mesure où le droit de l’Union européenne ou d’un État membre le permet (article 10
      du RGPD).`}`,
    it: ({ say, part, w, name, names }) => prose`
      ## Dati soggetti a tutela particolare

      ${part.list(prose`
        Trattiamo anche dati che la legge tutela in modo particolare:

        ${items(names(say.special_data, w.data))}`)}

      ${part.fitness`I dati sulla salute o sull’attività fisica possono rivelare qualcosa sulla Sua salute. Li
      trattiamo quindi come dati relativi alla salute, che la legge tutela in modo particolare.`}

      ${part.basis`Possiamo trattare categorie particolari di dati personali per il seguente motivo:
      ${name(say.special_basis, w.basis)}.`} ${part.consent`Le chiediamo questo consenso separatamente. Può
      revocarlo in qualsiasi momento, senza pregiudicare il trattamento precedente.`} ${part.crimes`Trattiamo
      dati relativi a condanne penali e reati solo nella misura in cui lo consente il diritto dell’Unione
      europea o di uno Stato membro (art. 10 del GDPR).`}`,
    nl: ({ say, part, w, name, names }) => prose`
      ## Bijzonder beschermde gegevens

      ${part.list(prose`
        Wij verwerken ook gegevens die de wet bijzonder beschermt:

        ${items(names(say.special_data, w.data))}`)}

      ${part.fitness`Gezondheids- of fitnessgegevens kunnen iets over uw gezondheid zeggen. Wij behandelen ze
      daarom als gegevens over gezondheid, die de wet bijzonder beschermt.`}

      ${part.basis`Wij mogen bijzondere categorieën van persoonsgegevens verwerken op deze grond:
      ${name(say.special_basis, w.basis)}.`} ${part.consent`Wij vragen u apart om deze toestemming. U kunt die op elk moment intrekken; de verwerking van vóór dat moment blijft geldig.`} ${part.crimes`Gegevens over
      strafrechtelijke veroordelingen en strafbare feiten verwerken wij alleen voor zover het recht van de
      Europese Unie of van een lidstaat dat toestaat (artikel 10 AVG).`}`,
  },
});
