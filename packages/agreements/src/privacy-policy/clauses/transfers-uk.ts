import { given, has, prose } from '../../document/authoring.ts';
import {
  coveredNames,
  coversSome,
  coversWholly,
  doubtsPlaces,
  leavesGap,
  namesPlaces,
  placeNames,
  placesOutsideOf,
} from '../words/places-beyond.ts';
import { underBritish } from '../words/regulation.ts';
import { isSeatedOutside } from '../words/transfer-places.ts';
import { clause } from './clause.ts';

type Answers = Parameters<typeof underBritish>[0];

function staysInside(a: Answers): boolean {
  return (
    a.country === 'GB' &&
    a.transfers !== 'yes' &&
    given(a.hosting_country) &&
    placesOutsideOf('GB', a).length === 0
  );
}

/** Said here unless the section on the EEA has said it. */
function sitsAbroad(a: Answers): boolean {
  return given(a.country) && a.country !== 'GB' && !(has(a.laws, 'gdpr') && isSeatedOutside(a.country));
}

function usesClauses(a: Answers): boolean {
  return has(a.transfer_tools, 'uk-clauses') && placesOutsideOf('GB', a).length > 0;
}

/**
 * UK GDPR Art. 13(1)(f), 14(1)(f): that data leaves the United Kingdom, whither and on what ground. Grounds: regulations
 * that approve transfers (Art. 45A, which took the place of Art. 45 on 5 February 2026; the countries approved until then
 * by DPA 2018 Sch. 21 and regulations, `law/other-adequacy.ts`), the two forms of clauses issued under s.119A DPA 2018 and
 * binding corporate rules (Art. 46, 47), explicit consent (Art. 49(1)(a)). No decision of the European Commission is
 * cited. The ICO counts data that a person gives straight to a controller abroad as no restricted transfer, so the seat is
 * told without a ground. Other derogations of Art. 49 were not asked and are left out.
 */
export const transfersUk = clause({
  id: 'pp.transfers.uk',
  version: 2,
  when: (a) => underBritish(a) && (placesOutsideOf('GB', a).length > 0 || staysInside(a) || sitsAbroad(a)),
  parts: {
    seat: { meets: [], when: sitsAbroad },
    inside: { meets: [], when: staysInside },
    countries: { meets: ['uk-transfers'], when: (a) => namesPlaces('GB', a) },
    unknown: { meets: ['uk-transfers'], when: (a) => doubtsPlaces('GB', a) },
    adequacy: { meets: ['uk-transfers'], when: (a) => coversSome('GB', a) },
    whole: { meets: [], when: (a) => coversWholly('GB', a) },
    canada: { meets: [], when: (a) => placesOutsideOf('GB', a).includes('CA') },
    bridge: { meets: [], when: (a) => placesOutsideOf('GB', a).includes('US') },
    safeguards: { meets: ['uk-transfers'], when: (a) => leavesGap('GB', a) || usesClauses(a) },
    // The paragraph on adequacy has not named the regulations.
    cited: { meets: [], when: (a) => !coversSome('GB', a) },
    clauses: { meets: [], when: (a) => has(a.transfer_tools, 'uk-clauses') || !has(a.transfer_tools, 'bcr') },
    bcr: { meets: [], when: (a) => has(a.transfer_tools, 'bcr') },
    derogation: { meets: ['uk-transfers'], when: (a) => has(a.transfer_tools, 'consent') },
  },
  text: {
    de: (c) => prose`
      ## Datenübermittlung aus dem Vereinigten Königreich

      ${c.part.seat`Unser Sitz liegt außerhalb des Vereinigten Königreichs, in diesem Land:
      ${c.country(c.say.country)}. Dort verarbeiten wir auch Ihre Daten.`} ${c.part
        .inside`Aus dem Vereinigten Königreich
      übermitteln wir keine personenbezogenen Daten in andere Länder.`}

      ${c.part
        .countries`Daten von Menschen im Vereinigten Königreich übermitteln wir in andere Länder oder lassen den Zugriff von dort aus zu, und zwar: ${c.and(placeNames('GB', c))}.`} ${c
        .part.unknown`Bei einzelnen Empfängern ist das Land nicht bekannt;
      es kann außerhalb des Vereinigten Königreichs liegen.`}

      ${c.part.adequacy(prose`
        Für manche Länder hat die britische Regierung durch Rechtsverordnung (adequacy regulations) festgestellt, dass
        Daten dort ausreichend geschützt sind (Art. 45A UK GDPR). Soweit eine solche Verordnung den Empfänger erfasst, beruht
        die Übermittlung darauf. ${c.part.whole`Das gilt für: ${c.and(coveredNames('GB', c))}.`}
        ${c.part.canada`In Kanada sind nur Empfänger erfasst, für die das Datenschutzgesetz PIPEDA gilt.`}
        ${c.part.bridge`In den USA sind nur Unternehmen erfasst, die auf der
        [Liste des US-Handelsministeriums](https://www.dataprivacyframework.gov/list) mit der britischen Erweiterung (UK
        Extension) des Datenschutzrahmens EU-USA eingetragen sind.`}`)}

      ${c.part.safeguards(prose`
        Wo keine britische Rechtsverordnung über die Angemessenheit des Schutzes ${c.part.cited`(Art. 45A UK GDPR)`} den Empfänger erfasst, beruht die Übermittlung auf geeigneten Garantien (Art. 46 UK GDPR):

        - ${c.part
          .clauses`dem International Data Transfer Agreement oder dem Addendum zu den Standardvertragsklauseln der
          Europäischen Kommission, beide vom Information Commissioner herausgegeben, denen der Empfänger vertraglich
          zugestimmt hat`}
        - ${c.part
          .bcr`verbindlichen internen Datenschutzvorschriften, die der Information Commissioner genehmigt hat (Art. 47
          UK GDPR)`}

        Eine Kopie erhalten Sie von uns auf Anfrage.`)}

      ${c.part
        .derogation`Einzelne Übermittlungen nehmen wir nur mit Ihrer ausdrücklichen Einwilligung vor (Art. 49 Abs. 1
      Buchst. a UK GDPR). Das Risiko dabei: Im Empfängerland kann ein Schutz wie im Vereinigten Königreich fehlen, Behörden
      können ohne Ihr Wissen auf Daten zugreifen, und Ihre Rechte lassen sich dort möglicherweise nicht durchsetzen.`}`,
    en: (c) => prose`
      ## Transfers out of the United Kingdom

      ${c.part
        .seat`We are based outside the United Kingdom, in this country: ${c.country(c.say.country)}. We process your
      data there as well.`} ${c.part.inside`We do not transfer personal data from the United Kingdom to other countries.`}

      ${c.part
        .countries`We transfer data of people in the United Kingdom to these countries, or allow access from there:
      ${c.and(placeNames('GB', c))}.`} ${c.part
        .unknown`For some recipients the country is not known; it may be outside the
      United Kingdom.`}

      ${c.part.adequacy(prose`
        The UK government has found in adequacy regulations that some countries protect data sufficiently
        (Article 45A UK GDPR). Where such regulations cover the recipient, the transfer is based on them.
        ${c.part.whole`This applies to: ${c.and(coveredNames('GB', c))}.`} ${c.part
          .canada`In Canada they cover only recipients
        that are subject to the data protection act PIPEDA.`} ${c.part
          .bridge`In the United States they cover only companies
        that are on the [list of the US Department of Commerce](https://www.dataprivacyframework.gov/list) with the UK
        Extension to the EU-US Data Privacy Framework (the UK-US data bridge).`}`)}

      ${c.part.safeguards(prose`
        Where no adequacy regulations of the UK government ${c.part.cited`(Article 45A UK GDPR)`} cover the recipient, the transfer is based on appropriate safeguards (Article 46 UK GDPR):

        - ${c.part
          .clauses`the International Data Transfer Agreement or the Addendum to the standard contractual clauses of the
          European Commission, both issued by the Information Commissioner, to which the recipient has agreed by contract`}
        - ${c.part.bcr`binding corporate rules that the Information Commissioner has approved (Article 47 UK GDPR)`}

        You can obtain a copy from us on request.`)}

      ${c.part
        .derogation`Some transfers we make only with your explicit consent (Article 49(1)(a) UK GDPR). The risk is this:
      the country of the recipient may lack protection like that in the United Kingdom, authorities may access data without
      your knowledge, and you may not be able to enforce your rights there.`}`,
    es: (c) => prose`
      ## Transferencias desde el Reino Unido

      ${c.part
        .seat`Nuestra sede está fuera del Reino Unido, en el siguiente país: ${c.country(c.say.country)}. Allí tratamos
      también sus datos.`} ${c.part.inside`No transferimos datos personales del Reino Unido a otros países.`}

      ${c.part
        .countries`Transferimos datos de personas que se encuentran en el Reino Unido a otros países, o permitimos el acceso
      desde ellos, en concreto: ${c.and(placeNames('GB', c))}.`} ${c.part
        .unknown`En el caso de algunos destinatarios no se conoce el
      país; puede estar fuera del Reino Unido.`}

      ${c.part.adequacy(prose`
        El Gobierno británico ha declarado mediante reglamentos de adecuación («adequacy regulations») que algunos países protegen
        los datos de forma suficiente (artículo 45A del UK GDPR). En la medida en que esos reglamentos amparen al destinatario,
        la transferencia se basa en ellos. ${c.part.whole`Es el caso de: ${c.and(coveredNames('GB', c))}.`} ${c
          .part
          .canada`En Canadá solo amparan a los destinatarios sujetos a la ley de protección de datos PIPEDA.`} ${c
          .part
          .bridge`En los Estados Unidos solo amparan a las empresas que figuran en la [lista del Departamento de Comercio de los
        EE. UU.](https://www.dataprivacyframework.gov/list) con la extensión británica (UK Extension) del Marco de Privacidad de
        Datos UE-EE. UU.`}`)}

      ${c.part.safeguards(prose`
        Cuando ningún reglamento de adecuación del Gobierno británico ${c.part.cited`(artículo 45A del UK GDPR)`} ampara al destinatario, la transferencia se basa en garantías adecuadas (artículo
        46 del UK GDPR):

        - ${c.part
          .clauses`el International Data Transfer Agreement o el Addendum a las cláusulas contractuales tipo de la Comisión
          Europea, ambos publicados por el Information Commissioner, que el destinatario ha aceptado por contrato`}
        - ${c.part.bcr`las normas corporativas vinculantes que ha aprobado el Information Commissioner (artículo 47 del UK GDPR)`}

        Puede obtener de nosotros una copia si la solicita.`)}

      ${c.part
        .derogation`Algunas transferencias solo las realizamos con su consentimiento explícito (artículo 49.1.a) del UK
      GDPR). El riesgo es el siguiente: en el país del destinatario puede faltar una protección como la del Reino Unido, las
      autoridades pueden acceder a los datos sin que usted lo sepa y es posible que no pueda hacer valer allí sus derechos.`}`,
    fr: (c) => prose`
      ## Transferts depuis le Royaume-Uni

      ${c.part
        .seat`Nous sommes établis en dehors du Royaume-Uni, dans le pays suivant : ${c.country(c.say.country)}. Nous y
      traitons également vos données.`} ${c.part
        .inside`Nous ne transférons pas de données à caractère personnel du Royaume-Uni
      vers d’autres pays.`}

      ${c.part
        .countries`Nous transférons des données de personnes se trouvant au Royaume-Uni vers les pays suivants, ou permettons
      l’accès depuis ceux-ci : ${c.and(placeNames('GB', c))}.`} ${c.part
        .unknown`Pour certains destinataires, le pays n’est pas
      connu ; il peut se trouver en dehors du Royaume-Uni.`}

      ${c.part.adequacy(prose`
        Le gouvernement britannique a constaté par voie réglementaire (adequacy regulations) que certains pays protègent
        suffisamment les données (article 45A du UK GDPR). Dans la mesure où un tel règlement couvre le destinataire, le
        transfert repose sur lui. ${c.part.whole`Tel est le cas pour : ${c.and(coveredNames('GB', c))}.`} ${c
          .part
          .canada`Au Canada, seuls sont couverts les destinataires soumis à la loi sur la protection des données PIPEDA
        (LPRPDE).`} ${c.part
          .bridge`Aux États-Unis, seules sont couvertes les entreprises inscrites sur la [liste du ministère
        américain du Commerce](https://www.dataprivacyframework.gov/list) avec l’extension britannique (UK Extension) du cadre
        de protection des données UE–États-Unis.`}`)}

      ${c.part.safeguards(prose`
        Lorsqu’aucun règlement d’adéquation britannique ${c.part.cited`(article 45A du UK GDPR)`} ne couvre le destinataire, le transfert repose sur des garanties appropriées (article 46
        du UK GDPR) :

        - ${c.part
          .clauses`l’International Data Transfer Agreement ou l’Addendum aux clauses contractuelles types de la Commission
          européenne, tous deux publiés par l’Information Commissioner, que le destinataire a acceptés par contrat`}
        - ${c.part.bcr`des règles d’entreprise contraignantes approuvées par l’Information Commissioner (article 47 du UK GDPR)`}

        Vous pouvez en obtenir une copie auprès de nous sur demande.`)}

      ${c.part
        .derogation`Nous n’effectuons certains transferts qu’avec votre consentement explicite (article 49, paragraphe 1,
      point a), du UK GDPR). Le risque est le suivant : une protection comparable à celle du Royaume-Uni peut faire défaut dans le
      pays du destinataire, les autorités peuvent accéder aux données à votre insu et il se peut que vous ne puissiez pas y faire
      valoir vos droits.`}`,
    it: (c) => prose`
      ## Trasferimenti dal Regno Unito

      ${c.part
        .seat`Abbiamo sede fuori del Regno Unito, nel seguente paese: ${c.country(c.say.country)}. Trattiamo i Suoi dati
      anche lì.`} ${c.part.inside`Non trasferiamo dati personali dal Regno Unito in altri paesi.`}

      ${c.part
        .countries`Trasferiamo dati di persone nel Regno Unito nei seguenti paesi o consentiamo l’accesso da tali paesi:
      ${c.and(placeNames('GB', c))}.`} ${c.part
        .unknown`Per alcuni destinatari il paese non è noto; può trovarsi fuori del Regno
      Unito.`}

      ${c.part.adequacy(prose`
        Per alcuni paesi il governo britannico ha stabilito con regolamenti di adeguatezza (adequacy regulations) che i dati vi
        sono sufficientemente protetti (art. 45A del UK GDPR). Nella misura in cui tali regolamenti coprono il destinatario, il
        trasferimento si basa su di essi. ${c.part.whole`Ciò vale per: ${c.and(coveredNames('GB', c))}.`} ${c
          .part
          .canada`In Canada sono coperti solo i destinatari soggetti alla legge sulla protezione dei dati PIPEDA.`} ${c
          .part
          .bridge`Negli Stati Uniti sono coperte solo le imprese iscritte nell’[elenco del Dipartimento del Commercio degli Stati
        Uniti](https://www.dataprivacyframework.gov/list) con l’estensione britannica (UK Extension) del quadro UE-USA per la
        protezione dei dati personali.`}`)}

      ${c.part.safeguards(prose`
        Se nessun regolamento di adeguatezza del governo britannico ${c.part.cited`(art. 45A del UK GDPR)`} copre il destinatario, il trasferimento si basa su garanzie adeguate (art. 46 del UK
        GDPR):

        - ${c.part
          .clauses`l’International Data Transfer Agreement o l’Addendum alle clausole contrattuali tipo della Commissione
          europea, entrambi pubblicati dall’Information Commissioner, che il destinatario ha accettato per contratto`}
        - ${c.part.bcr`norme vincolanti d’impresa approvate dall’Information Commissioner (art. 47 del UK GDPR)`}

        Su richiesta può ottenerne una copia da noi.`)}

      ${c.part
        .derogation`Effettuiamo alcuni trasferimenti solo con il Suo consenso esplicito (art. 49, par. 1, lett. a), del UK
      GDPR). Il rischio è il seguente: nel paese del destinatario può mancare una protezione come quella del Regno Unito, le
      autorità possono accedere ai dati senza che Lei lo sappia ed è possibile che Lei non possa farvi valere i Suoi diritti.`}`,
    nl: (c) => prose`
      ## Doorgifte vanuit het Verenigd Koninkrijk

      ${c.part
        .seat`Wij zijn gevestigd buiten het Verenigd Koninkrijk, in dit land: ${c.country(c.say.country)}. Wij verwerken uw
      gegevens ook daar.`} ${c.part
        .inside`Vanuit het Verenigd Koninkrijk geven wij geen persoonsgegevens door aan andere
      landen.`}

      ${c.part
        .countries`Gegevens van mensen in het Verenigd Koninkrijk geven wij door aan deze landen, of wij laten toegang van
      daaruit toe: ${c.and(placeNames('GB', c))}.`} ${c.part
        .unknown`Van sommige ontvangers is het land niet bekend; dat kan
      buiten het Verenigd Koninkrijk liggen.`}

      ${c.part.adequacy(prose`
        Voor sommige landen heeft de Britse regering bij adequaatheidsregeling (adequacy regulations) vastgesteld dat gegevens daar voldoende
        zijn beschermd (artikel 45A UK GDPR). Voor zover zo’n regeling voor de ontvanger geldt, berust de doorgifte daarop.
        ${c.part.whole`Dat geldt voor: ${c.and(coveredNames('GB', c))}.`} ${c.part
          .canada`In Canada geldt dit alleen voor
        ontvangers die onder de privacywet PIPEDA vallen.`} ${c.part
          .bridge`In de Verenigde Staten geldt dit alleen voor
        ondernemingen die op de [lijst van het Amerikaanse ministerie van Handel](https://www.dataprivacyframework.gov/list)
        staan met de Britse uitbreiding (UK Extension) van het EU-VS-kader voor gegevensbescherming.`}`)}

      ${c.part.safeguards(prose`
        Waar geen Britse adequaatheidsregeling ${c.part.cited`(artikel 45A UK GDPR)`} voor de ontvanger geldt, berust de doorgifte op passende waarborgen (artikel 46 UK GDPR):

        - ${c.part
          .clauses`de International Data Transfer Agreement of het Addendum bij de standaardcontractbepalingen van de
          Europese Commissie, beide uitgegeven door de Information Commissioner, waarmee de ontvanger contractueel heeft
          ingestemd`}
        - ${c.part.bcr`bindende bedrijfsvoorschriften die de Information Commissioner heeft goedgekeurd (artikel 47 UK GDPR)`}

        Op verzoek ontvangt u van ons een kopie.`)}

      ${c.part
        .derogation`Sommige doorgiften verrichten wij alleen met uw uitdrukkelijke toestemming (artikel 49, lid 1, onder a, UK
      GDPR). Het risico is dit: in het land van de ontvanger kan bescherming zoals in het Verenigd Koninkrijk ontbreken,
      autoriteiten kunnen zonder dat u dat weet toegang krijgen tot gegevens, en mogelijk kunt u uw rechten daar niet afdwingen.`}`,
  },
});
