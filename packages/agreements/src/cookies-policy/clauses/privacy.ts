import { has, link, prose } from '../../document/authoring.ts';
import { inUnion, usesNothing } from '../uses.ts';
import { clause } from './clause.ts';

/**
 * Art. 13 GDPR by link and in short (Recital 30); the Garante wants the rights in the notice itself, the AEPD
 * a word on profiling with legal effect. Which decisions there are was not asked, so the sentence is conditional.
 */
export const privacy = clause({
  id: 'cp.privacy',
  version: 1,
  parts: {
    policy: { meets: ['gdpr-r30-cookies', 'practice-cp-more'] },
    kept: { meets: ['it-garante-2021', 'at-tkg-165', 'br-anpd-cookies'], when: (a) => !usesNothing(a) },
    rights: { meets: ['it-garante-2021', 'gdpr-r30-cookies'], when: inUnion },
    decisions: {
      meets: ['es-lssi-22-2', 'edpb-05-2020'],
      when: (a) => !usesNothing(a) && (inUnion(a) || has(a.laws, 'uk_gdpr')),
    },
  },
  text: {
    de: ({ part, say }) => prose`
      ## Ihre Daten und Ihre Rechte

      ${part.policy`Soweit Cookies personenbezogene Daten betreffen, gilt ergänzend unsere Datenschutzerklärung:
      ${link(say.privacy_url)}.`} ${part.kept`Daten, die wir mit Cookies erhoben haben, bewahren wir nur so lange auf, wie der Zweck es
      erfordert, dem das Cookie dient; die Fristen nennt die Datenschutzerklärung.`}

      ${part.rights`Nach der DSGVO haben Sie das Recht auf Auskunft (Art. 15), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der
      Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Gegen eine Verarbeitung, die auf berechtigten Interessen beruht, können
      Sie Widerspruch einlegen (Art. 21). Außerdem können Sie sich bei einer Aufsichtsbehörde beschweren (Art. 77).`}

      ${part.decisions`Beruht eine Entscheidung mit rechtlicher oder ähnlich erheblicher Wirkung allein auf der automatisierten Verarbeitung
      solcher Daten, auch durch Profiling, erläutert unsere Datenschutzerklärung ihre Logik und ihre Folgen.`}`,
    en: ({ part, say }) => prose`
      ## Your data and your rights

      ${part.policy`As far as cookies concern personal data, our privacy policy applies in addition: ${link(say.privacy_url)}.`}
      ${part.kept`We keep data that we collected with cookies only as long as the purpose that the cookie serves requires; the privacy
      policy states the periods.`}

      ${part.rights`Under the GDPR you have the right of access (Article 15), rectification (Article 16), erasure (Article 17), restriction
      of processing (Article 18) and data portability (Article 20). You can object to processing that rests on legitimate interests
      (Article 21). You can also lodge a complaint with a supervisory authority (Article 77).`}

      ${part.decisions`Where a decision with legal or similarly significant effects rests solely on the automated processing of such data,
      including profiling, our privacy policy explains its logic and its consequences.`}`,
    es: ({ part, say }) => prose`
      ## Sus datos y sus derechos

      ${part.policy`En la medida en que las cookies afecten a datos personales, se aplica además nuestra política de privacidad:
      ${link(say.privacy_url)}.`} ${part.kept`Los datos que obtenemos mediante cookies solo los conservamos mientras lo exija la finalidad a la
      que sirve la cookie; los plazos figuran en la política de privacidad.`}

      ${part.rights`Conforme al RGPD, usted tiene derecho de acceso (artículo 15), de rectificación (artículo 16), de supresión (artículo 17), a
      la limitación del tratamiento (artículo 18) y a la portabilidad de los datos (artículo 20). Puede oponerse a un tratamiento basado en
      intereses legítimos (artículo 21). También puede presentar una reclamación ante una autoridad de control (artículo 77).`}

      ${part.decisions`Cuando una decisión con efectos jurídicos o que le afecte significativamente de modo similar se base únicamente en el
      tratamiento automatizado de esos datos, incluida la elaboración de perfiles, nuestra política de privacidad explica su lógica y sus
      consecuencias.`}`,
    fr: ({ part, say }) => prose`
      ## Vos données et vos droits

      ${part.policy`Dans la mesure où les cookies concernent des données à caractère personnel, notre politique de confidentialité s’applique en
      complément : ${link(say.privacy_url)}.`} ${part.kept`Nous ne conservons les données recueillies au moyen de cookies que le temps nécessaire à
      la finalité à laquelle le cookie sert ; la politique de confidentialité indique les durées.`}

      ${part.rights`En vertu du RGPD, vous disposez d’un droit d’accès (article 15), de rectification (article 16), d’effacement (article 17), de
      limitation du traitement (article 18) et de portabilité des données (article 20). Vous pouvez vous opposer à un traitement fondé sur des
      intérêts légitimes (article 21). Vous pouvez aussi introduire une réclamation auprès d’une autorité de contrôle (article 77).`}

      ${part.decisions`Lorsqu’une décision produisant des effets juridiques ou vous affectant de manière significative de façon similaire repose
      exclusivement sur le traitement automatisé de ces données, y compris le profilage, notre politique de confidentialité en explique la logique
      et les conséquences.`}`,
    it: ({ part, say }) => prose`
      ## I Suoi dati e i Suoi diritti

      ${part.policy`Nella misura in cui i cookie riguardano dati personali, si applica inoltre la nostra informativa sulla privacy:
      ${link(say.privacy_url)}.`} ${part.kept`Conserviamo i dati raccolti mediante cookie solo per il tempo richiesto dalla finalità a cui serve il
      cookie; i periodi sono indicati nell’informativa sulla privacy.`}

      ${part.rights`Ai sensi del GDPR Lei ha il diritto di accesso (art. 15), di rettifica (art. 16), di cancellazione (art. 17), di limitazione del
      trattamento (art. 18) e alla portabilità dei dati (art. 20). Può opporsi a un trattamento basato su legittimi interessi (art. 21). Può
      inoltre proporre reclamo a un’autorità di controllo (art. 77).`}

      ${part.decisions`Se una decisione che produce effetti giuridici o che incide in modo analogo significativamente su di Lei si basa unicamente sul
      trattamento automatizzato di tali dati, compresa la profilazione, la nostra informativa sulla privacy ne spiega la logica e le
      conseguenze.`}`,
    nl: ({ part, say }) => prose`
      ## Uw gegevens en uw rechten

      ${part.policy`Voor zover cookies persoonsgegevens betreffen, geldt daarnaast ons privacybeleid: ${link(say.privacy_url)}.`}
      ${part.kept`Gegevens die wij met cookies hebben verzameld, bewaren wij alleen zo lang als nodig is voor het doel dat de cookie dient; de
      termijnen staan in het privacybeleid.`}

      ${part.rights`Volgens de AVG hebt u recht op inzage (artikel 15), rectificatie (artikel 16), wissing (artikel 17), beperking van de verwerking
      (artikel 18) en overdraagbaarheid van gegevens (artikel 20). Tegen verwerking die op gerechtvaardigde belangen berust, kunt u bezwaar maken
      (artikel 21). Ook kunt u een klacht indienen bij een toezichthoudende autoriteit (artikel 77).`}

      ${part.decisions`Berust een besluit met rechtsgevolgen of vergelijkbaar aanmerkelijke gevolgen uitsluitend op geautomatiseerde verwerking van
      zulke gegevens, waaronder profilering, dan legt ons privacybeleid de logica en de gevolgen ervan uit.`}`,
  },
});
