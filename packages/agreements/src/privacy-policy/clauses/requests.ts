import { type Context, items, prose } from '../../document/authoring.ts';
import { underEither } from '../words/regulation.ts';
import { requestWays } from '../words/request-ways.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

/** Sections of other laws have periods of their own; these two share ours. */
function speaksOfOtherPlaces({ laws }: Context<PrivacyQuestions>['a']): boolean {
  return laws?.some((law) => law !== 'gdpr' && law !== 'uk_gdpr') === true;
}

/**
 * Drafting note. rules: Article 12(2)-(6) GDPR and UK GDPR. ways: Cal. Bus. & Prof. Code § 22575(b)(2), 11 CCR §§
 * 7011(e)(3), 7020, Art. 19 FADP and the acts of the states. elsewhere: periods of the section on the law of a place prevail
 * (decision 025).
 */
export const requests = clause({
  id: 'pp.requests',
  version: 3,
  parts: {
    ways: {
      meets: ['caloppa-22575-b2', 'ch-19-2', 'ccpa-7011-e3-methods', 'us-states-contact', 'apple-5-1-1-i-c'],
    },
    rules: { meets: ['gdpr-12-2-4'], when: underEither },
    elsewhere: { meets: [], when: (a) => underEither(a) && speaksOfOtherPlaces(a) },
  },
  text: {
    de: (c) => prose`
      ## Wie Sie einen Antrag stellen

      ${c.part.ways(prose`
        Sie können Ihre Daten einsehen, ihre Änderung oder Löschung verlangen und jedes andere Recht aus dieser
        Erklärung ausüben, und zwar:

        ${items(requestWays(c))}`)}

      ${c.part
        .rules`Wir antworten innerhalb eines Monats. Bei vielen oder schwierigen Anträgen kann sich die Frist um
      zwei Monate verlängern; das teilen wir Ihnen im ersten Monat mit. Die Bearbeitung ist kostenlos, außer bei
      offenkundig unbegründeten oder exzessiven Anträgen. Einen Nachweis Ihrer Identität verlangen wir nur bei
      begründeten Zweifeln. Lehnen wir einen Antrag ab, nennen wir innerhalb eines Monats die Gründe; Sie können sich
      dann bei einer Aufsichtsbehörde beschweren oder ein Gericht anrufen.`} ${c.part.elsewhere`Wo ein Abschnitt über das Recht Ihres Landes oder Bundesstaats andere Fristen, Kosten oder Prüfungen der Identität nennt, gelten diese für Sie.`}`,
    en: (c) => prose`
      ## How to make a request

      ${c.part.ways(prose`
        You can review your data, ask us to change or delete it and use any other right in this document in these
        ways:

        ${items(requestWays(c))}`)}

      ${c.part
        .rules`We reply within one month. For numerous or complex requests this period may be extended by two months; if so, we
      tell you within the first month. We charge nothing, unless a request is manifestly unfounded or excessive. We
      ask for proof of your identity only where there is reasonable doubt. If we refuse a request, we give the reasons
      within one month; you may then complain to a supervisory authority or go to court.`} ${c.part.elsewhere`Where a section on the law of your country or state gives other periods, charges or identity checks, those apply to you.`}`,
    es: (c) => prose`
      ## Cómo presentar una solicitud

      ${c.part.ways(prose`
        Puede consultar sus datos, pedir que los modifiquemos o suprimamos y ejercer cualquier otro derecho de este
        documento por estas vías:

        ${items(requestWays(c))}`)}

      ${c.part
        .rules`Respondemos en el plazo de un mes. Si las solicitudes son numerosas o complejas, el plazo puede
      prorrogarse dos meses; se lo comunicamos dentro del primer mes. La tramitación es gratuita, salvo que la solicitud
      sea manifiestamente infundada o excesiva. Solo pedimos que acredite su identidad si hay dudas razonables. Si
      denegamos una solicitud, indicamos los motivos en el plazo de un mes; usted puede entonces presentar una reclamación ante una
      autoridad de control o acudir a los tribunales.`} ${c.part.elsewhere`Si un apartado sobre el Derecho de su país o estado indica otros plazos, costes o comprobaciones de identidad, se le aplican estos.`}`,
    fr: (c) => prose`
      ## Comment présenter une demande

      ${c.part.ways(prose`
        Vous pouvez consulter vos données, demander leur modification ou leur effacement et exercer tout autre droit
        indiqué dans ce document de la manière suivante :

        ${items(requestWays(c))}`)}

      ${c.part
        .rules`Nous répondons dans un délai d’un mois. Si les demandes sont nombreuses ou complexes, ce délai peut
      être prolongé de deux mois ; nous vous en informons au cours du premier mois. Le traitement de la demande est
      gratuit, sauf si elle est manifestement infondée ou excessive. Nous ne vous demandons de justifier de votre identité qu’en
      cas de doute raisonnable. Si nous refusons une demande, nous en indiquons les motifs dans un délai d’un mois ; vous
      pouvez alors introduire une réclamation auprès d’une autorité de contrôle ou saisir la justice.`} ${c.part.elsewhere`Si une section consacrée au droit de votre pays ou de votre État prévoit d’autres délais, frais ou vérifications d’identité, ce sont ceux-ci qui s’appliquent à vous.`}`,
    it: (c) => prose`
      ## Come presentare una richiesta

      ${c.part.ways(prose`
        Può consultare i Suoi dati, chiederne la modifica o la cancellazione ed esercitare ogni altro diritto indicato in
        questo documento nei seguenti modi:

        ${items(requestWays(c))}`)}

      ${c.part
        .rules`Rispondiamo entro un mese. In caso di richieste numerose o complesse il termine può essere prorogato di
      due mesi; La informiamo entro il primo mese. Gestiamo le richieste gratuitamente, salvo che siano manifestamente
      infondate o eccessive. Le chiediamo di dimostrare la Sua identità solo in caso di ragionevole dubbio. Se respingiamo
      una richiesta, indichiamo i motivi entro un mese; Lei può allora proporre reclamo a un’autorità di controllo o
      rivolgersi al giudice.`} ${c.part.elsewhere`Se una sezione dedicata al diritto del Suo paese o del Suo Stato indica altri termini, costi o verifiche dell’identità, per Lei valgono quelli.`}`,
    nl: (c) => prose`
      ## Hoe u een verzoek indient

      ${c.part.ways(prose`
        U kunt uw gegevens inzien, vragen ze te wijzigen of te wissen en elk ander recht uit dit document uitoefenen, en
        wel zo:

        ${items(requestWays(c))}`)}

      ${c.part
        .rules`Wij antwoorden binnen één maand. Bij veel of ingewikkelde verzoeken kan deze termijn met twee maanden
      worden verlengd; dat laten wij u binnen de eerste maand weten. Wij rekenen niets, behalve bij kennelijk ongegronde of
      buitensporige verzoeken. Een bewijs van uw identiteit vragen wij alleen bij redelijke twijfel. Wijzen wij een verzoek
      af, dan noemen wij binnen één maand de redenen; u kunt dan een klacht indienen bij een toezichthoudende autoriteit of
      naar de rechter gaan.`} ${c.part.elsewhere`Noemt een onderdeel over het recht van uw land of staat andere termijnen, kosten of identiteitscontroles, dan gelden die voor u.`}`,
  },
});
