import { type Context, given, has, items, prose } from '../../document/authoring.ts';
import { cited, regulation, underBritish, underEither } from '../words/regulation.ts';
import { specialBasisWords } from '../words/special-basis.ts';
import { specialDataWords } from '../words/special-data.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

/** Health data that only a permission of the app brings: the basis was not asked for it. */
function onlyOnDevice(a: Context<PrivacyQuestions>['a']): boolean {
  return has(a.app_permissions, 'health') && !has(a.pd_types, 'health') && !has(a.special_data, 'health');
}

/**
 * Drafting note. Articles 9(1)-(2), 10 and 13(1)(c) GDPR and UK GDPR. fitness: data from which health can be concluded count
 * as data on health (CJEU C-184/20). device, deviceConsent: for data of a permission alone no ground was asked, hence the
 * condition. consent: Article 7(3). Limits under Californian law stand in pp.rights.ca_disclosed.
 */
export const sensitive = clause({
  id: 'pp.sensitive',
  version: 2,
  when: (a) =>
    (given(a.special_data) && !has(a.special_data, 'none')) ||
    has(a.pd_types, 'health') ||
    has(a.app_permissions, 'health'),
  parts: {
    list: {
      meets: ['gdpr-9'],
      when: (a) => given(a.special_data) && !has(a.special_data, 'none'),
    },
    fitness: {
      meets: ['gdpr-9'],
      when: (a) => has(a.pd_types, 'health') && !has(a.special_data, 'health'),
    },
    device: { meets: ['gdpr-9'], when: onlyOnDevice },
    basis: {
      meets: ['gdpr-9', 'gdpr-13-1-c'],
      // Data on crimes alone stand under Article 10 and have no basis in Article 9.
      when: (a) =>
        underEither(a) &&
        (has(a.pd_types, 'health') ||
          (onlyOnDevice(a) && given(a.special_basis)) ||
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
    deviceConsent: {
      meets: ['gdpr-9', 'gdpr-13-1-c'],
      when: (a) => underEither(a) && onlyOnDevice(a) && !given(a.special_basis),
    },
    consent: {
      meets: [],
      when: (a) => underEither(a) && a.special_basis === 'explicit-consent',
    },
    crimes: { meets: [], when: (a) => has(a.laws, 'gdpr') && has(a.special_data, 'criminal') },
    offences: { meets: [], when: (a) => underBritish(a) && has(a.special_data, 'criminal') },
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
    de: (c) => prose`
      ## Besonders geschützte Daten

      ${c.part.list(prose`
        Wir verarbeiten auch Daten, die das Recht besonders schützt:

        ${items(c.names(c.say.special_data, c.w.data))}`)}

      ${c.part
        .fitness`Gesundheits- oder Fitnessdaten können etwas über Ihre Gesundheit aussagen. Wir behandeln
      sie deshalb als Gesundheitsdaten, die das Recht besonders schützt.`}

      ${c.part.device`Unsere App kann mit Ihrer Erlaubnis auf Gesundheitsdaten Ihres Geräts zugreifen. Das Recht schützt solche Daten besonders.`} ${c.part.deviceConsent`Erhalten wir diese Daten, so verarbeiten wir sie nur mit Ihrer ausdrücklichen Einwilligung (Art. 9 Abs. 2 Buchst. a ${regulation(c)}), es sei denn, wir nennen Ihnen vorher einen anderen Grund nach Art. 9 Abs. 2 ${regulation(c)}. Ihre Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen.`}

      ${c.part.basis`Besondere Kategorien personenbezogener Daten verarbeiten wir auf dieser Grundlage: ${c.name(c.say.special_basis, cited(c, c.w.basis))}.`} ${c
        .part.consent`Um diese Einwilligung bitten wir Sie
      gesondert. Sie können sie jederzeit mit Wirkung für die Zukunft widerrufen.`} ${c.part.crimes`Daten über
      strafrechtliche Verurteilungen und Straftaten verarbeiten wir nur, soweit das Recht der Europäischen
      Union oder eines Mitgliedstaats es zulässt (Art. 10 DSGVO).`} ${c.part
        .offences`Daten über strafrechtliche Verurteilungen und Straftaten
      von Menschen im Vereinigten Königreich verarbeiten wir nur, soweit das dortige Recht es zulässt (Art. 10 UK GDPR).`}`,
    en: (c) => prose`
      ## Specially protected data

      ${c.part.list(prose`
        We also process data that the law specially protects:

        ${items(c.names(c.say.special_data, c.w.data))}`)}

      ${c.part.fitness`Health or fitness data can reveal something about your health. We therefore treat it as
      data concerning health, which the law specially protects.`}

      ${c.part.device`With your permission, our app can access data concerning health on your device. The law specially protects such data.`} ${c.part.deviceConsent`Where we receive this data, we process it only with your explicit consent (Article 9(2)(a) ${regulation(c)}), unless we tell you of another ground under Article 9(2) ${regulation(c)} beforehand. You can withdraw your consent at any time with effect for the future.`}

      ${c.part.basis`We process special categories of personal data on this ground:
      ${c.name(c.say.special_basis, cited(c, c.w.basis))}.`} ${c.part
        .consent`We ask you for this consent separately. You can
      withdraw your consent at any time; this does not affect processing before then.`} ${c.part
        .crimes`We process
      data relating to criminal convictions and offences only as far as the law of the European Union or of a
      Member State allows it (Article 10 GDPR).`} ${c.part
        .offences`We process data relating to criminal convictions and offences of
      people in the United Kingdom only as far as the law there allows it (Article 10 UK GDPR).`}`,
    es: (c) => prose`
      ## Datos especialmente protegidos

      ${c.part.list(prose`
        También tratamos datos que la ley protege de forma especial:

        ${items(c.names(c.say.special_data, c.w.data))}`)}

      ${c.part
        .fitness`Los datos de salud o de actividad física pueden revelar información sobre su salud. Por eso los
      tratamos como datos relativos a la salud, que la ley protege de forma especial.`}

      ${c.part.device`Con su permiso, nuestra aplicación puede acceder a datos relativos a la salud de su dispositivo. La ley protege esos datos de forma especial.`} ${c.part.deviceConsent`Si recibimos estos datos, solo los tratamos con su consentimiento explícito (artículo 9.2.a) del ${regulation(c)}), salvo que le indiquemos antes otro motivo conforme al artículo 9.2 del ${regulation(c)}. Puede retirar su consentimiento en cualquier momento con efectos para el futuro.`}

      ${c.part.basis`Tratamos categorías especiales de datos personales con la siguiente base:
      ${c.name(c.say.special_basis, cited(c, c.w.basis))}.`} ${c.part
        .consent`Le pedimos este consentimiento por separado. Puede
      retirarlo en cualquier momento, sin que ello afecte a la licitud del tratamiento anterior.`} ${c.part
        .crimes`Solo tratamos
      datos relativos a condenas e infracciones penales en la medida en que lo permite el Derecho de la Unión
      Europea o de un Estado miembro (artículo 10 del RGPD).`} ${c.part
        .offences`Los datos relativos a condenas e infracciones penales de personas que se
      encuentran en el Reino Unido solo los tratamos en la medida en que lo permite el Derecho británico (artículo 10 del UK GDPR).`}`,
    fr: (c) => prose`
      ## Données particulièrement protégées

      ${c.part.list(prose`
        Nous traitons aussi des données que la loi protège particulièrement :

        ${items(c.names(c.say.special_data, c.w.data))}`)}

      ${c.part
        .fitness`Les données de santé ou d’activité physique peuvent révéler des informations sur votre santé.
      Nous les traitons donc comme des données concernant la santé, que la loi protège particulièrement.`}

      ${c.part.device`Avec votre autorisation, notre application peut accéder à des données concernant la santé sur votre appareil. La loi protège particulièrement ces données.`} ${c.part.deviceConsent`Si nous recevons ces données, nous ne les traitons qu’avec votre consentement explicite (article 9, paragraphe 2, point a), du ${regulation(c)}), sauf si nous vous indiquons au préalable un autre motif prévu à l’article 9, paragraphe 2, du ${regulation(c)}. Vous pouvez retirer votre consentement à tout moment pour l’avenir.`}

      ${c.part.basis`Nous traitons des catégories particulières de données à caractère personnel sur le
      fondement suivant : ${c.name(c.say.special_basis, cited(c, c.w.basis))}.`} ${c.part
        .consent`Nous vous demandons ce consentement
      séparément. Vous pouvez le retirer à tout moment, sans que cela remette en cause la licéité du
      traitement antérieur.`} ${c.part
        .crimes`Nous ne traitons des données relatives aux condamnations pénales et aux
      infractions que dans la mesure où le droit de l’Union européenne ou d’un État membre le permet (article 10
      du RGPD).`} ${c.part
        .offences`Nous ne traitons des données relatives aux condamnations pénales et aux infractions de
      personnes se trouvant au Royaume-Uni que dans la mesure où le droit britannique le permet (article 10 du UK GDPR).`}`,
    it: (c) => prose`
      ## Dati soggetti a tutela particolare

      ${c.part.list(prose`
        Trattiamo anche dati che la legge tutela in modo particolare:

        ${items(c.names(c.say.special_data, c.w.data))}`)}

      ${c.part
        .fitness`I dati sulla salute o sull’attività fisica possono rivelare qualcosa sulla Sua salute. Li
      trattiamo quindi come dati relativi alla salute, che la legge tutela in modo particolare.`}

      ${c.part.device`Con la Sua autorizzazione la nostra applicazione può accedere a dati relativi alla salute sul Suo dispositivo. La legge tutela tali dati in modo particolare.`} ${c.part.deviceConsent`Se riceviamo questi dati, li trattiamo solo con il Suo consenso esplicito (art. 9, par. 2, lett. a), del ${regulation(c)}), salvo che Le indichiamo prima un’altra condizione ai sensi dell’art. 9, par. 2, del ${regulation(c)}. Può revocare il Suo consenso in qualsiasi momento con effetto per il futuro.`}

      ${c.part.basis`Trattiamo categorie particolari di dati personali alla seguente condizione:
      ${c.name(c.say.special_basis, cited(c, c.w.basis))}.`} ${c.part
        .consent`Le chiediamo questo consenso separatamente. Può
      revocarlo in qualsiasi momento, senza pregiudicare la liceità del trattamento svolto fino a quel momento.`} ${c
        .part.crimes`Trattiamo
      dati relativi a condanne penali e reati solo nella misura in cui lo consente il diritto dell’Unione
      europea o di uno Stato membro (art. 10 del GDPR).`} ${c.part
        .offences`Trattiamo dati relativi a condanne penali e reati di persone nel Regno
      Unito solo nella misura in cui lo consente il diritto britannico (art. 10 del UK GDPR).`}`,
    nl: (c) => prose`
      ## Bijzonder beschermde gegevens

      ${c.part.list(prose`
        Wij verwerken ook gegevens die de wet bijzonder beschermt:

        ${items(c.names(c.say.special_data, c.w.data))}`)}

      ${c.part
        .fitness`Gezondheids- of fitnessgegevens kunnen iets over uw gezondheid zeggen. Wij behandelen ze
      daarom als gegevens over gezondheid, die de wet bijzonder beschermt.`}

      ${c.part.device`Met uw machtiging kan onze app gegevens over gezondheid op uw apparaat raadplegen. De wet beschermt zulke gegevens bijzonder.`} ${c.part.deviceConsent`Als wij deze gegevens ontvangen, verwerken wij ze alleen met uw uitdrukkelijke toestemming (artikel 9, lid 2, onder a, ${regulation(c)}), tenzij wij u vooraf een andere grond van artikel 9, lid 2, ${regulation(c)} meedelen. U kunt uw toestemming op elk moment intrekken met werking voor de toekomst.`}

      ${c.part.basis`Wij verwerken bijzondere categorieën van persoonsgegevens op deze grond:
      ${c.name(c.say.special_basis, cited(c, c.w.basis))}.`} ${c.part.consent`Wij vragen u apart om deze toestemming. U kunt die op elk moment intrekken; de verwerking van vóór dat moment blijft rechtmatig.`} ${c
        .part.crimes`Gegevens over
      strafrechtelijke veroordelingen en strafbare feiten verwerken wij alleen voor zover het recht van de
      Europese Unie of van een lidstaat dat toestaat (artikel 10 AVG).`} ${c.part
        .offences`Gegevens over strafrechtelijke veroordelingen en strafbare feiten
      van mensen in het Verenigd Koninkrijk verwerken wij alleen voor zover het Britse recht dat toestaat (artikel 10 UK GDPR).`}`,
  },
});
