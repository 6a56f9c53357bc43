import {
  type Context,
  given,
  has,
  items,
  paragraphs,
  type Prose,
  prose,
  rows,
  sequence,
} from '../../document/authoring.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { aiFeatureWords, featuresThat } from '../words/ai-features.ts';
import { underBritish, underEither } from '../words/regulation.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

/** Each decision with its logic, its effect and, where the owner gave one, its own way to a review. */
function decisions(
  c: Context<PrivacyQuestions>,
  labels: { logic: Prose; effect: Prose; review: Prose },
): Prose {
  return sequence(
    rows(c.say.automated_decisions).map((row, i) =>
      sequence([
        prose`
          ### ${row.decision_name}

          **${labels.logic}**

          ${paragraphs(row.decision_logic, c.language)}

          **${labels.effect}**

          ${paragraphs(row.decision_effect, c.language)}`,
        ...(given(c.a.automated_decisions?.[i]?.decision_review)
          ? [
              prose`
              **${labels.review}**

              ${paragraphs(row.decision_review, c.language)}`,
            ]
          : []),
      ]),
    ),
  );
}

/**
 * Drafting note. Articles 13(2)(f), 14(2)(g) and 22 GDPR, Guidelines WP251 rev.01. decisions: logic and consequences in the
 * owner's words. grounds: Article 22(2). special: Article 22B UK GDPR. review: Article 22(3), Article 22C UK GDPR, Art.
 * 21(2) FADP. features: software that assesses without deciding is told for transparency alone (Article 5(1)(a)).
 * California's rights stand in pp.rights.ca_requests.
 */
export const adm = clause({
  id: 'pp.adm',
  version: 4,
  when: (a) =>
    has(a.ai_features, 'recommendations', 'moderation', 'scoring') ||
    (underEither(a) && has(a.ai_features, 'none')),
  parts: {
    features: {
      meets: [],
      when: (a) => has(a.ai_features, 'recommendations', 'moderation', 'scoring'),
    },
    // Act P-39.1, s. 8.1: off until somebody switches it on.
    quebec: {
      meets: [],
      when: (a) => has(a.laws, 'quebec_25') && has(a.ai_features, 'recommendations'),
    },
    none: { meets: ['gdpr-13-2-f'], when: (a) => !has(a.ai_features, 'scoring') },
    decisions: { meets: ['gdpr-13-2-f'], when: (a) => has(a.ai_features, 'scoring') },
    grounds: { meets: [], when: (a) => has(a.ai_features, 'scoring') && has(a.laws, 'gdpr') },
    special: {
      meets: [],
      when: (a) => has(a.ai_features, 'scoring') && underBritish(a) && holdsFact(a, 'data:special-category'),
    },
    review: { meets: ['gdpr-22-3', 'uk-gdpr-22C', 'ch-21'], when: (a) => has(a.ai_features, 'scoring') },
  },
  words: aiFeatureWords,
  text: {
    de: (c) => prose`
      ## Automatisierte Verarbeitung und Entscheidungen

      ${c.part.features(prose`
        Software bewertet oder sortiert in unserem Angebot Personen oder ihre Inhalte:

        ${items(featuresThat('assess', c))}

        ${c.part.quebec`In Québec erhalten Sie Empfehlungen erst, wenn Sie diese Funktion eingeschaltet haben; Näheres steht im Abschnitt „Profiling und automatisierte Entscheidungen in Québec“.`}`)}

      ${c.part
        .none`Wir treffen keine Entscheidungen, die allein auf einer automatisierten Verarbeitung einschließlich
      Profiling beruhen und Ihnen gegenüber rechtliche Wirkung haben oder Sie in ähnlicher Weise erheblich
      beeinträchtigen.`}

      ${c.part.decisions(
        decisions(c, {
          logic: prose`Worauf die Entscheidung beruht`,
          effect: prose`Was sie für Sie bedeutet`,
          review: prose`Wie ein Mensch sie prüft`,
        }),
      )}

      ${c.part
        .grounds`Allein automatisiert entscheiden wir nur, wenn das für einen Vertrag mit Ihnen erforderlich ist,
      wenn eine Rechtsvorschrift es zulässt oder wenn Sie ausdrücklich eingewilligt haben (Art. 22 Abs. 2 DSGVO).`} ${c
        .part.special`Für Menschen im Vereinigten Königreich gilt: Auf
      besondere Kategorien personenbezogener Daten stützen wir solche Entscheidungen nur, wenn Sie ausdrücklich eingewilligt
      haben oder soweit das dortige Recht es zulässt (Art. 22B UK GDPR).`}
      ${c.part
        .review`Sie können verlangen, dass ein Mensch eingreift und die Entscheidung prüft, Ihren Standpunkt
      darlegen und die Entscheidung anfechten. Wenden Sie sich dazu an uns.`}`,
    en: (c) => prose`
      ## Automated processing and decisions

      ${c.part.features(prose`
        Software assesses or sorts people or their content in our service:

        ${items(featuresThat('assess', c))}

        ${c.part.quebec`In Quebec you receive recommendations only once you have activated this function; the section “Profiling and automated decisions in Quebec” says more.`}`)}

      ${c.part
        .none`We take no decisions based solely on automated processing, including profiling, that have legal
      effects on you or similarly significantly affect you.`}

      ${c.part.decisions(
        decisions(c, {
          logic: prose`What the decision rests on`,
          effect: prose`What it means for you`,
          review: prose`How a person reviews it`,
        }),
      )}

      ${c.part
        .grounds`We take decisions based solely on automated processing only if they are necessary for a contract with you, if
      the law authorises them or if you have given your explicit consent (Article 22(2) GDPR).`} ${c.part
        .special`For people in the United Kingdom: we base such decisions on
      special categories of personal data only with your explicit consent or as far as the law there allows it (Article 22B UK
      GDPR).`}
      ${c.part.review`You can have a person intervene and review the decision, express your point of view and
      contest the decision. For this, please contact us.`}`,
    es: (c) => prose`
      ## Tratamiento y decisiones automatizados

      ${c.part.features(prose`
        En nuestro servicio, un programa valora o clasifica a personas o sus contenidos:

        ${items(featuresThat('assess', c))}

        ${c.part.quebec`En Quebec solo recibe recomendaciones cuando usted ha activado esta función; el apartado «Perfiles y decisiones automatizadas en Quebec» ofrece más información.`}`)}

      ${c.part
        .none`No tomamos decisiones basadas únicamente en un tratamiento automatizado, incluida la elaboración de
      perfiles, que produzcan efectos jurídicos en usted o le afecten significativamente de modo similar.`}

      ${c.part.decisions(
        decisions(c, {
          logic: prose`En qué se basa la decisión`,
          effect: prose`Qué significa para usted`,
          review: prose`Cómo la revisa una persona`,
        }),
      )}

      ${c.part
        .grounds`Solo tomamos decisiones basadas únicamente en un tratamiento automatizado cuando es necesario para
      un contrato con usted,
      cuando una norma jurídica lo permite o cuando usted ha dado su consentimiento explícito (artículo 22.2 del
      RGPD).`} ${c.part
        .special`Para las personas que se encuentran en el Reino Unido: solo basamos estas decisiones en
      categorías especiales de datos personales con su consentimiento explícito o en la medida en que lo permita el Derecho
      británico (artículo 22B del UK GDPR).`} ${c.part
        .review`Puede exigir que intervenga una persona y revise la decisión, expresar su punto de vista
      e impugnar la decisión. Para ello, diríjase a nosotros.`}`,
    fr: (c) => prose`
      ## Traitement et décisions automatisés

      ${c.part.features(prose`
        Dans notre service, un logiciel évalue ou trie des personnes ou leurs contenus :

        ${items(featuresThat('assess', c))}

        ${c.part.quebec`Au Québec, vous ne recevez de recommandations qu’après avoir activé cette fonction ; la section « Profilage et décisions automatisées au Québec » en dit davantage.`}`)}

      ${c.part
        .none`Nous ne prenons aucune décision fondée exclusivement sur un traitement automatisé, y compris le profilage, qui produise des effets juridiques à votre égard ou vous affecte de manière significative de façon
      similaire.`}

      ${c.part.decisions(
        decisions(c, {
          logic: prose`Sur quoi repose la décision`,
          effect: prose`Ce qu’elle signifie pour vous`,
          review: prose`Comment une personne la réexamine`,
        }),
      )}

      ${c.part
        .grounds`Nous ne prenons de décisions exclusivement automatisées que si cela est nécessaire à un contrat avec
      vous, si une disposition légale l’autorise ou si vous avez donné votre consentement explicite (article 22,
      paragraphe 2, du RGPD).`} ${c.part
        .special`Pour les personnes se trouvant au Royaume-Uni : nous ne fondons de telles décisions sur
      des catégories particulières de données à caractère personnel qu’avec votre consentement explicite ou dans la mesure où
      le droit britannique le permet (article 22B du UK GDPR).`} ${c.part
        .review`Vous pouvez exiger qu’une personne intervienne et réexamine la décision,
      exprimer votre point de vue et contester la décision. Pour cela, adressez-vous à nous.`}`,
    it: (c) => prose`
      ## Trattamento e decisioni automatizzati

      ${c.part.features(prose`
        Nel nostro servizio un software valuta o ordina le persone o i loro contenuti:

        ${items(featuresThat('assess', c))}

        ${c.part.quebec`In Québec riceve raccomandazioni solo dopo aver attivato questa funzione; la sezione «Profilazione e decisioni automatizzate in Québec» contiene maggiori dettagli.`}`)}

      ${c.part
        .none`Non prendiamo decisioni basate unicamente su un trattamento automatizzato, compresa la profilazione,
      che producano effetti giuridici che La riguardano o che incidano in modo analogo significativamente sulla Sua
      persona.`}

      ${c.part.decisions(
        decisions(c, {
          logic: prose`Su che cosa si basa la decisione`,
          effect: prose`Che cosa significa per Lei`,
          review: prose`Come la riesamina una persona`,
        }),
      )}

      ${c.part
        .grounds`Decidiamo in modo unicamente automatizzato solo se ciò è necessario per un contratto con Lei, se
      una norma di legge lo consente o se Lei ha prestato il Suo consenso esplicito (art. 22, par. 2, del GDPR).`} ${c
        .part.special`Per le persone nel Regno Unito: basiamo tali
      decisioni su categorie particolari di dati personali solo con il Suo consenso esplicito o nella misura consentita dal
      diritto britannico (art. 22B del UK GDPR).`}
      ${c.part
        .review`Può chiedere che una persona intervenga e riesamini la decisione, esprimere il Suo punto di vista e
      contestare la decisione. A tal fine si rivolga a noi.`}`,
    nl: (c) => prose`
      ## Geautomatiseerde verwerking en besluiten

      ${c.part.features(prose`
        In onze dienst beoordeelt of sorteert software personen of hun inhoud:

        ${items(featuresThat('assess', c))}

        ${c.part.quebec`In Quebec ontvangt u pas aanbevelingen als u deze functie hebt ingeschakeld; het onderdeel “Profilering en geautomatiseerde besluiten in Quebec” zegt meer.`}`)}

      ${c.part
        .none`Wij nemen geen besluiten die uitsluitend op geautomatiseerde verwerking, waaronder profilering,
      berusten en waaraan voor u rechtsgevolgen zijn verbonden of die u anderszins in aanmerkelijke mate treffen.`}

      ${c.part.decisions(
        decisions(c, {
          logic: prose`Waarop het besluit berust`,
          effect: prose`Wat het voor u betekent`,
          review: prose`Hoe een mens het beoordeelt`,
        }),
      )}

      ${c.part
        .grounds`Uitsluitend geautomatiseerde besluiten nemen wij alleen als dat nodig is voor een overeenkomst met u, als
      een wettelijke bepaling het toestaat of als u uitdrukkelijke toestemming hebt gegeven (artikel 22, lid 2, AVG).`} ${c
        .part.special`Voor mensen in het Verenigd Koninkrijk geldt: zulke
      besluiten baseren wij alleen op bijzondere categorieën van persoonsgegevens met uw uitdrukkelijke toestemming of voor
      zover het Britse recht dat toestaat (artikel 22B UK GDPR).`}
      ${c.part
        .review`U kunt verlangen dat een mens tussenbeide komt en het besluit beoordeelt, uw standpunt kenbaar
      maken en het besluit aanvechten. Neem daarvoor contact met ons op.`}`,
  },
});
