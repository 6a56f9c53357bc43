import { has, prose } from '../../document/authoring.ts';
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
import { clause } from './clause.ts';

/**
 * FADP Art. 19(4): every state that data reaches, those of the EEA too, and the guarantee (Art. 16(2)) or exception
 * (Art. 17). Adequate states: Data Protection Ordinance, Annex 1 (`law/other-adequacy.ts`); the United States for recipients
 * certified under the Swiss-U.S. framework since 15 September 2024, Canada for recipients under PIPEDA. Standard clauses that
 * the FDPIC recognised (Art. 16(2)(d), FDPIC of 27 August 2021 on those of the Commission), binding corporate rules
 * (Art. 16(2)(e)). Whoever chose this law alone was not asked for guarantees, so clauses and exceptions stand side by side.
 * Data that a person gives straight to a business abroad is no disclosure abroad: the owner's own state is named, but a
 * guarantee is told for the others only.
 */
export const transfersCh = clause({
  id: 'pp.transfers.ch',
  version: 3,
  when: (a) => has(a.laws, 'fadp') && (namesPlaces('CH', a) || doubtsPlaces('CH', a)),
  parts: {
    countries: { meets: ['ch-19-4'], when: (a) => namesPlaces('CH', a) },
    unknown: { meets: ['ch-19-4'], when: (a) => doubtsPlaces('CH', a) },
    adequacy: { meets: ['ch-19-4'], when: (a) => coversSome('CH', a) },
    whole: { meets: [], when: (a) => coversWholly('CH', a) },
    canada: { meets: [], when: (a) => placesOutsideOf('CH', a).includes('CA') },
    framework: { meets: [], when: (a) => placesOutsideOf('CH', a).includes('US') },
    safeguards: { meets: ['ch-19-4'], when: (a) => leavesGap('CH', a) },
    // The paragraph on adequacy has not named the list.
    cited: { meets: [], when: (a) => !coversSome('CH', a) },
    bcr: { meets: [], when: (a) => has(a.transfer_tools, 'bcr') },
  },
  text: {
    de: (c) => prose`
      ## Bekanntgabe von Daten aus der Schweiz ins Ausland

      ${c.part.countries`Wenn Sie in der Schweiz leben, können Ihre Daten in andere Staaten gelangen, und zwar: ${c.and(placeNames('CH', c))}.`} ${c
        .part.unknown`Bei einzelnen Empfängern ist der Staat nicht bekannt; er kann außerhalb
      der Schweiz liegen.`}

      ${c.part.adequacy(prose`
        Der Bundesrat hat festgestellt, welche Staaten einen angemessenen Datenschutz gewährleisten (Art. 16 Abs. 1 des Bundesgesetzes über den Datenschutz, DSG;
        Anhang 1 der Datenschutzverordnung, SR 235.11). Soweit diese Feststellung den Empfänger erfasst, beruht die Bekanntgabe
        darauf. ${c.part.whole`Das gilt für: ${c.and(coveredNames('CH', c))}.`} ${c.part
          .canada`In Kanada sind nur Empfänger
        erfasst, für die das dortige Datenschutzgesetz PIPEDA gilt.`} ${c.part
          .framework`In den USA sind nur Unternehmen erfasst,
        die nach dem Datenschutzrahmen Schweiz-USA (Swiss-U.S. Data Privacy Framework) zertifiziert sind; sie stehen in der
        [Liste des US-Handelsministeriums](https://www.dataprivacyframework.gov/list).`}`)}

      ${c.part.safeguards(prose`
        Wo der Bundesrat für den Empfänger keinen angemessenen Datenschutz festgestellt hat ${c.part.cited`(Art. 16 Abs. 1 des Bundesgesetzes über den Datenschutz, DSG; Anhang 1 der Datenschutzverordnung, SR 235.11)`}, geben wir Daten nur auf einer dieser Grundlagen bekannt:

        - Standarddatenschutzklauseln, die der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte anerkannt hat
          (Art. 16 Abs. 2 Bst. d DSG)
        - ${c.part.bcr`verbindliche unternehmensinterne Datenschutzvorschriften (Art. 16 Abs. 2 Bst. e DSG)`}
        - im Einzelfall eine gesetzliche Ausnahme (Art. 17 DSG), etwa wenn Sie ausdrücklich eingewilligt haben oder ein
          Vertrag mit Ihnen oder in Ihrem Interesse es erfordert`)}`,
    en: (c) => prose`
      ## Disclosure of data from Switzerland to other countries

      ${c.part.countries`If you live in Switzerland, your data may reach these countries: ${c.and(placeNames('CH', c))}.`}
      ${c.part.unknown`For some recipients the country is not known; it may be outside Switzerland.`}

      ${c.part.adequacy(prose`
        The Swiss Federal Council has determined which countries ensure adequate data protection (Article 16(1) of the Federal Act on Data
        Protection (FADP), Annex 1 to the Data Protection Ordinance, SR 235.11). As far as this determination covers the recipient, the disclosure is based on
        it. ${c.part.whole`This applies to: ${c.and(coveredNames('CH', c))}.`} ${c.part
          .canada`In Canada it covers only recipients
        subject to the data protection act PIPEDA.`} ${c.part
          .framework`In the United States it covers only companies certified
        under the Swiss-U.S. Data Privacy Framework; they are on the
        [list of the US Department of Commerce](https://www.dataprivacyframework.gov/list).`}`)}

      ${c.part.safeguards(prose`
        Where no determination of adequacy by the Swiss Federal Council ${c.part.cited`(Article 16(1) of the Federal Act on Data Protection, FADP; Annex 1 to the Data Protection Ordinance, SR 235.11)`} covers the recipient, we disclose data only on one of these
        grounds:

        - standard data protection clauses that the Federal Data Protection and Information Commissioner has recognised
          (Article 16(2)(d) FADP)
        - ${c.part.bcr`binding corporate rules on data protection (Article 16(2)(e) FADP)`}
        - in a particular case a statutory exception (Article 17 FADP), for example where you have given your explicit
          consent or a contract with you or in your interest requires it`)}`,
    es: (c) => prose`
      ## Comunicación de datos desde Suiza a otros países

      ${c.part.countries`Si usted vive en Suiza, sus datos pueden llegar a otros Estados, en concreto: ${c.and(placeNames('CH', c))}.`} ${c
        .part.unknown`En el caso de algunos destinatarios no se conoce el Estado; puede estar
      fuera de Suiza.`}

      ${c.part.adequacy(prose`
        El Consejo Federal suizo ha determinado qué Estados garantizan una protección de datos adecuada (artículo 16.1 de la Ley federal
        suiza de protección de datos, LPD, y anexo 1 de la Ordenanza de protección de datos, SR 235.11). En la medida en que esa determinación ampare al
        destinatario, la comunicación se basa en ella. ${c.part.whole`Es el caso de: ${c.and(coveredNames('CH', c))}.`} ${c
          .part
          .canada`En Canadá solo ampara a los destinatarios sujetos a la ley de protección de datos PIPEDA.`} ${c
          .part
          .framework`En los Estados Unidos solo ampara a las empresas certificadas conforme al marco de privacidad de datos
        Suiza-EE. UU. (Swiss-U.S. Data Privacy Framework); figuran en la [lista del Departamento de Comercio](https://www.dataprivacyframework.gov/list) de ese país.`}`)}

      ${c.part.safeguards(prose`
        Cuando ninguna determinación del Consejo Federal suizo sobre la protección adecuada ${c.part.cited`(artículo 16.1 de la Ley federal suiza de protección de datos, LPD; anexo 1 de la Ordenanza de protección de datos, SR 235.11)`} ampara al destinatario, solo comunicamos datos sobre una de estas bases:

        - cláusulas tipo de protección de datos que ha reconocido el comisionado federal suizo de protección de datos y
          transparencia (artículo 16.2.d) de la LPD)
        - ${c.part.bcr`normas corporativas vinculantes de protección de datos (artículo 16.2.e) de la LPD)`}
        - en un caso concreto, una excepción legal (artículo 17 de la LPD), por ejemplo si usted ha dado su consentimiento
          explícito o si lo exige un contrato con usted o en su interés`)}`,
    fr: (c) => prose`
      ## Communication de données de la Suisse vers l’étranger

      ${c.part
        .countries`Si vous vivez en Suisse, vos données peuvent être communiquées dans les États suivants :
      ${c.and(placeNames('CH', c))}.`} ${c.part
        .unknown`Pour certains destinataires, l’État n’est pas connu ; il peut se trouver en
      dehors de la Suisse.`}

      ${c.part.adequacy(prose`
        Le Conseil fédéral suisse a constaté quels États garantissent un niveau de protection adéquat (art. 16, al. 1, de la loi fédérale
        sur la protection des données, LPD, et annexe 1 de l’ordonnance sur la protection des données, OPDo, RS 235.11). Dans la mesure où cette constatation couvre le
        destinataire, la communication repose sur elle. ${c.part.whole`Tel est le cas pour : ${c.and(coveredNames('CH', c))}.`}
        ${c.part
          .canada`Au Canada, seuls sont couverts les destinataires soumis à la loi sur la protection des données PIPEDA
        (LPRPDE).`} ${c.part
          .framework`Aux États-Unis, seules sont couvertes les entreprises certifiées selon le cadre de
        protection des données Suisse–États-Unis (Swiss-U.S. Data Privacy Framework) ; elles figurent sur la
        [liste du ministère américain du Commerce](https://www.dataprivacyframework.gov/list).`}`)}

      ${c.part.safeguards(prose`
        Lorsqu’aucune constatation du Conseil fédéral suisse sur le niveau de protection adéquat ${c.part.cited`(art. 16, al. 1, de la loi fédérale sur la protection des données, LPD ; annexe 1 de l’ordonnance sur la protection des données, RS 235.11)`} ne couvre le destinataire,
        nous ne communiquons des données que sur l’un
        des fondements suivants :

        - des clauses types de protection des données reconnues par le Préposé fédéral à la protection des données et à la
          transparence (art. 16, al. 2, let. d, LPD)
        - ${c.part.bcr`des règles d’entreprise contraignantes (art. 16, al. 2, let. e, LPD)`}
        - dans un cas particulier, une exception légale (art. 17 LPD), par exemple si vous avez donné votre consentement
          exprès ou si un contrat conclu avec vous ou dans votre intérêt l’exige`)}`,
    it: (c) => prose`
      ## Comunicazione di dati dalla Svizzera all’estero

      ${c.part.countries`Se vive in Svizzera, i Suoi dati possono giungere nei seguenti Stati: ${c.and(placeNames('CH', c))}.`}
      ${c.part.unknown`Per alcuni destinatari lo Stato non è noto; può trovarsi fuori della Svizzera.`}

      ${c.part.adequacy(prose`
        Il Consiglio federale svizzero ha stabilito quali Stati garantiscono una protezione adeguata dei dati (art. 16 cpv. 1 della legge
        federale sulla protezione dei dati, LPD, e allegato 1 dell’ordinanza sulla protezione dei dati, RS 235.11). Nella misura in cui tale decisione copre il
        destinatario, la comunicazione si basa su di essa. ${c.part.whole`Ciò vale per: ${c.and(coveredNames('CH', c))}.`} ${c
          .part
          .canada`In Canada sono coperti solo i destinatari soggetti alla legge sulla protezione dei dati PIPEDA.`} ${c
          .part
          .framework`Negli Stati Uniti sono coperte solo le imprese certificate secondo il quadro Svizzera-USA per la protezione
        dei dati (Swiss-U.S. Data Privacy Framework); figurano nell’[elenco del Dipartimento del Commercio degli Stati
        Uniti](https://www.dataprivacyframework.gov/list).`}`)}

      ${c.part.safeguards(prose`
        Se il destinatario non è coperto da una decisione del Consiglio federale svizzero sulla protezione adeguata ${c.part.cited`(art. 16 cpv. 1 della legge federale sulla protezione dei dati, LPD; allegato 1 dell’ordinanza sulla protezione dei dati, RS 235.11)`}, comunichiamo dati solo su una delle basi seguenti:

        - clausole tipo di protezione dei dati riconosciute dall’Incaricato federale della protezione dei dati e della
          trasparenza (art. 16 cpv. 2 lett. d LPD)
        - ${c.part.bcr`norme vincolanti d’impresa sulla protezione dei dati (art. 16 cpv. 2 lett. e LPD)`}
        - nel singolo caso, un’eccezione di legge (art. 17 LPD), ad esempio se ha prestato il Suo consenso espresso o se lo
          richiede un contratto con Lei o nel Suo interesse`)}`,
    nl: (c) => prose`
      ## Verstrekking van gegevens vanuit Zwitserland naar het buitenland

      ${c.part.countries`Als u in Zwitserland woont, kunnen uw gegevens in deze landen terechtkomen:
      ${c.and(placeNames('CH', c))}.`} ${c.part
        .unknown`Van sommige ontvangers is het land niet bekend; dat kan buiten Zwitserland
      liggen.`}

      ${c.part.adequacy(prose`
        De Zwitserse Bondsraad heeft vastgesteld welke landen gegevens passend beschermen (artikel 16, lid 1, van de Zwitserse federale wet inzake gegevensbescherming, DSG, en bijlage 1 bij de uitvoeringsverordening, SR 235.11). Voor zover die vaststelling voor de
        ontvanger geldt, berust de verstrekking daarop. ${c.part.whole`Dat geldt voor: ${c.and(coveredNames('CH', c))}.`} ${c
          .part.canada`In Canada geldt dit alleen voor ontvangers die onder de privacywet PIPEDA vallen.`} ${c
          .part
          .framework`In de Verenigde Staten geldt dit alleen voor ondernemingen die zijn gecertificeerd volgens het kader
        Zwitserland-VS voor gegevensbescherming (Swiss-U.S. Data Privacy Framework); zij staan op de
        [lijst van het Amerikaanse ministerie van Handel](https://www.dataprivacyframework.gov/list).`}`)}

      ${c.part.safeguards(prose`
        Waar geen vaststelling van de Zwitserse Bondsraad over passende bescherming ${c.part.cited`(artikel 16, lid 1, van de Zwitserse federale wet inzake gegevensbescherming, DSG; bijlage 1 bij de uitvoeringsverordening, SR 235.11)`} voor de ontvanger geldt, verstrekken wij gegevens alleen op een van deze
        gronden:

        - standaardbepalingen inzake gegevensbescherming die de Zwitserse federale toezichthouder heeft erkend (artikel 16,
          lid 2, onder d, DSG)
        - ${c.part.bcr`bindende bedrijfsvoorschriften voor gegevensbescherming (artikel 16, lid 2, onder e, DSG)`}
        - in afzonderlijke gevallen een wettelijke uitzondering (artikel 17 DSG), bijvoorbeeld als u uitdrukkelijk
          toestemming hebt gegeven of als een overeenkomst met u of in uw belang dat vereist`)}`,
  },
});
