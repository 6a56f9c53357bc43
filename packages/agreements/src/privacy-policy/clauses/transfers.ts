import { given, has, items, prose } from '../../document/authoring.ts';
import { adequacyOf } from '../../law/adequacy.ts';
import { serversUnknown } from '../../law/transfers.ts';
import {
  countriesOutside,
  fullDecisions,
  groundsOf,
  isSeatedOutside,
  placesOutside,
} from '../words/transfer-places.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. Articles 13(1)(f), 14(1)(f), 44-47 and 49(1)(a) GDPR. countries: named one by one (Guidelines WP260
 * rev.01). canada: decision 2002/2/EC; framework: decision (EU) 2023/1795; scc: decision (EU) 2021/914; bcr: Article 47.
 * copy: the means to obtain one. unknown: where a seat is not known the text does not deny a transfer. The United Kingdom
 * and Switzerland have sections of their own.
 */
export const transfers = clause({
  id: 'pp.transfers',
  version: 4,
  parts: {
    servers: { meets: [], when: (a) => !serversUnknown(a) },
    elsewhere: { meets: [], when: (a) => serversUnknown(a) },
    abroad: { meets: [], when: (a) => !has(a.laws, 'gdpr') && !serversUnknown(a) },
    seat: { meets: [], when: (a) => has(a.laws, 'gdpr') && isSeatedOutside(a.country) },
    inside: {
      meets: [],
      when: (a) =>
        a.transfers !== 'yes' &&
        has(a.laws, 'gdpr') &&
        given(a.hosting_country) &&
        !isSeatedOutside(a.country) &&
        placesOutside(a).length === 0,
    },
    countries: {
      meets: ['gdpr-13-1-f'],
      when: (a) => has(a.laws, 'gdpr') && placesOutside(a).some((place) => place !== 'unknown'),
    },
    unknown: {
      meets: ['gdpr-13-1-f'],
      when: (a) => has(a.laws, 'gdpr') && placesOutside(a).includes('unknown'),
    },
    adequacy: { meets: ['gdpr-45'], when: (a) => has(a.laws, 'gdpr') && groundsOf(a).adequacy },
    decisions: {
      meets: ['gdpr-45'],
      when: (a) => placesOutside(a).some((place) => adequacyOf(place)?.scope === 'full'),
    },
    canada: { meets: ['gdpr-45'], when: (a) => placesOutside(a).includes('CA') },
    framework: {
      meets: ['gdpr-45'],
      when: (a) => has(a.transfer_tools, 'dpf') || placesOutside(a).includes('US'),
    },
    safeguards: {
      meets: ['gdpr-46'],
      when: (a) => has(a.laws, 'gdpr') && placesOutside(a).length > 0 && groundsOf(a).safeguards,
    },
    scc: { meets: [], when: (a) => has(a.transfer_tools, 'scc') || !has(a.transfer_tools, 'bcr') },
    bcr: { meets: [], when: (a) => has(a.transfer_tools, 'bcr') },
    copy: { meets: ['gdpr-13-1-f'] },
    derogation: {
      meets: ['gdpr-49-1'],
      when: (a) => has(a.laws, 'gdpr') && has(a.transfer_tools, 'consent'),
    },
  },
  text: {
    de: (c) => prose`
      ## Wo wir Daten verarbeiten und in welche Länder sie gelangen

      ${c.part.servers`Standort unserer Server: ${c.and(c.countries(c.say.hosting_country))}.`}
      ${c.part.elsewhere`Unsere Server stehen möglicherweise in einem anderen Land als dem, in dem Sie leben.`}
      ${c.part.abroad`Wenn Sie unser Angebot aus einem anderen Land nutzen, gelangen Ihre Daten dorthin.`}
      ${c.part.seat`Unser Sitz liegt außerhalb des Europäischen Wirtschaftsraums (EWR), nämlich in diesem
      Land: ${c.country(c.say.country)}. Wir verarbeiten Ihre Daten auch dort.`} ${c.part.inside`In Länder
      außerhalb des Europäischen Wirtschaftsraums (EWR) übermitteln wir keine personenbezogenen Daten.`}

      ${c.part.countries`Wir übermitteln personenbezogene Daten in Länder außerhalb des Europäischen
      Wirtschaftsraums (EWR) oder lassen den Zugriff von dort aus zu, und zwar: ${c.and(countriesOutside(c))}.`}
      ${c.part.unknown`Bei einzelnen Empfängern steht nicht fest, in welchem Land sie Daten verarbeiten; es
      kann außerhalb des EWR liegen.`}

      ${c.part.adequacy(prose`
        Für manche Länder hat die Europäische Kommission beschlossen, dass sie Daten angemessen schützen
        (Art. 45 DSGVO). Soweit ein solcher Angemessenheitsbeschluss den Empfänger erfasst, beruht die
        Übermittlung darauf.

        ${c.part.decisions(prose`
          Diese Beschlüsse kommen in Betracht:

          ${items(
            fullDecisions(c).map(
              ({ country, number }) => prose`${country}: Angemessenheitsbeschluss ${number}`,
            ),
          )}`)}

        ${c.part.canada`In Kanada erfasst der Angemessenheitsbeschluss 2002/2/EG nur Empfänger, für die das
        kanadische Datenschutzgesetz PIPEDA gilt.`}

        ${c.part.framework`In den USA erfasst der Angemessenheitsbeschluss (EU) 2023/1795 nur Unternehmen, die
        nach dem Datenschutzrahmen EU-USA (EU-US Data Privacy Framework) zertifiziert sind. Wer das ist, steht
        in der [Liste des US-Handelsministeriums](https://www.dataprivacyframework.gov/list).`}`)}

      ${c.part.safeguards(prose`
        Wo kein Angemessenheitsbeschluss den Empfänger erfasst, beruht die Übermittlung auf geeigneten
        Garantien (Art. 46 DSGVO):

        - ${c.part
          .scc`den [Standardvertragsklauseln der Europäischen Kommission](https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj)
          (Durchführungsbeschluss (EU) 2021/914), die der Empfänger vertraglich zugesagt hat`}
        - ${c.part.bcr`verbindlichen internen Datenschutzvorschriften, die eine Aufsichtsbehörde genehmigt hat
          (Art. 47 DSGVO)`}

        ${c.part.copy`Eine Kopie dieser Garantien erhalten Sie von uns auf Anfrage; wie Sie uns
        erreichen, steht im Abschnitt „Kontakt“.`}`)}

      ${c.part.derogation`Einzelne Übermittlungen nehmen wir nur mit Ihrer ausdrücklichen Einwilligung vor
      (Art. 49 Abs. 1 Buchst. a DSGVO). Das Risiko dabei: Im Empfängerland kann ein Schutz wie in der EU fehlen.
      Behörden können dort auf Daten zugreifen, ohne dass Sie davon erfahren, und Ihre Rechte lassen sich
      dort möglicherweise nicht durchsetzen.`}`,
    en: (c) => prose`
      ## Where we process data and which countries it reaches

      ${c.part.servers`Location of our servers: ${c.and(c.countries(c.say.hosting_country))}.`}
      ${c.part.elsewhere`Our servers may be in a country other than the one you live in.`}
      ${c.part.abroad`If you use our service from another country, your data goes there.`} ${c.part.seat`We
      are based outside the European Economic Area (EEA), in this country: ${c.country(c.say.country)}. We
      process your data there as well.`} ${c.part.inside`We do not transfer personal data to countries outside
      the European Economic Area (EEA).`}

      ${c.part.countries`Outside the European Economic Area (EEA), we transfer personal data to, or allow
      access from: ${c.and(countriesOutside(c))}.`} ${c.part.unknown`For some
      recipients it is not certain in which country they process data; it may be outside the EEA.`}

      ${c.part.adequacy(prose`
        For some countries the European Commission has decided that they protect data adequately (Article 45
        GDPR). As far as such an adequacy decision covers the recipient, the transfer is based on it.

        ${c.part.decisions(prose`
          These decisions are relevant here:

          ${items(
            fullDecisions(c).map(({ country, number }) => prose`${country}: adequacy decision ${number}`),
          )}`)}

        ${c.part.canada`In Canada the adequacy decision 2002/2/EC covers only recipients that are subject to
        the Canadian data protection act PIPEDA.`}

        ${c.part.framework`In the United States the adequacy decision (EU) 2023/1795 covers only companies
        that are certified under the EU-US Data Privacy Framework. The
        [list of the US Department of Commerce](https://www.dataprivacyframework.gov/list) shows which they
        are.`}`)}

      ${c.part.safeguards(prose`
        Where no adequacy decision covers the recipient, the transfer is based on appropriate safeguards
        (Article 46 GDPR):

        - ${c.part
          .scc`the [standard contractual clauses of the European Commission](https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj)
          (Implementing Decision (EU) 2021/914), to which the recipient has agreed by contract`}
        - ${c.part.bcr`binding corporate rules that a supervisory authority has approved (Article 47 GDPR)`}

        ${c.part.copy`You can obtain a copy of these safeguards from us on request; the section “Contact”
        says how to reach us.`}`)}

      ${c.part.derogation`Some transfers we make only with your explicit consent (Article 49(1)(a) GDPR). The
      risk is this: the country of the recipient may lack protection like that in the EU. Authorities there
      may access data without your knowledge, and you may not be able to enforce your rights there.`}`,
    es: (c) => prose`
      ## Dónde tratamos los datos y a qué países los transferimos

      ${c.part.servers`Ubicación de nuestros servidores: ${c.and(c.countries(c.say.hosting_country))}.`}
      ${c.part.elsewhere`Es posible que nuestros servidores estén en un país distinto de aquel en el que usted vive.`} ${c
        .part.abroad`Si utiliza nuestro servicio desde otro
      país, sus datos se transfieren al lugar donde están esos servidores.`} ${c.part
        .seat`Nuestra sede está fuera del Espacio Económico Europeo
      (EEE), en el siguiente país: ${c.country(c.say.country)}. También tratamos sus datos allí.`}
      ${c.part.inside`No transferimos datos personales a países situados fuera del Espacio Económico Europeo
      (EEE).`}

      ${c.part.countries`Transferimos datos personales a países situados fuera del Espacio Económico
      Europeo (EEE), o permitimos el acceso desde ellos, en concreto: ${c.and(countriesOutside(c))}.`}
      ${c.part.unknown`En el caso de algunos destinatarios no consta en qué país tratan los datos; puede estar
      fuera del EEE.`}

      ${c.part.adequacy(prose`
        La Comisión Europea ha decidido que algunos países garantizan un nivel de protección adecuado
        (artículo 45 del RGPD). En la medida en que una decisión de adecuación ampare al destinatario, la
        transferencia se basa en ella.

        ${c.part.decisions(prose`
          Las decisiones pertinentes son:

          ${items(
            fullDecisions(c).map(
              ({ country, number }) => prose`${country}: decisión de adecuación ${number}`,
            ),
          )}`)}

        ${c.part.canada`En Canadá, la decisión de adecuación 2002/2/CE solo ampara a los destinatarios
        sujetos a la ley canadiense de protección de datos PIPEDA.`}

        ${c.part.framework`En los Estados Unidos, la decisión de adecuación (UE) 2023/1795 solo ampara a las
        empresas certificadas conforme al Marco de Privacidad de Datos UE-EE. UU. (EU-US Data Privacy
        Framework). La [lista del Departamento de Comercio de los EE. UU.](https://www.dataprivacyframework.gov/list)
        indica cuáles son.`}`)}

      ${c.part.safeguards(prose`
        Cuando ninguna decisión de adecuación ampara al destinatario, la transferencia se basa en garantías
        adecuadas (artículo 46 del RGPD):

        - ${c.part
          .scc`las [cláusulas contractuales tipo de la Comisión Europea](https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj)
          (Decisión de Ejecución (UE) 2021/914), que el destinatario ha aceptado por contrato`}
        - ${c.part.bcr`las normas corporativas vinculantes que ha aprobado una autoridad de control
          (artículo 47 del RGPD)`}

        ${c.part.copy`Puede obtener de nosotros una copia de estas garantías si la solicita; las vías figuran
        en el apartado «Contacto».`}`)}

      ${c.part.derogation`Algunas transferencias solo las realizamos con su consentimiento explícito
      (artículo 49.1.a) del RGPD). El riesgo es el siguiente: en el país del destinatario
      puede faltar una protección como la de la UE. Las autoridades pueden acceder allí a los datos sin que
      usted lo sepa, y es posible que no pueda hacer valer allí sus derechos.`}`,
    fr: (c) => prose`
      ## Où nous traitons les données et vers quels pays nous les transférons

      ${c.part.servers`Emplacement de nos serveurs : ${c.and(c.countries(c.say.hosting_country))}.`}
      ${c.part.elsewhere`Nos serveurs se trouvent peut-être dans un autre pays que celui où vous vivez.`} ${c
        .part.abroad`Si vous utilisez notre service depuis un
      autre pays, vos données sont transférées là où se trouvent ces serveurs.`} ${c.part
        .seat`Nous sommes établis en dehors de l’Espace
      économique européen (EEE), dans le pays suivant : ${c.country(c.say.country)}. Nous y traitons également
      vos données.`} ${c.part.inside`Nous ne transférons pas de données à caractère personnel vers des pays
      situés en dehors de l’Espace économique européen (EEE).`}

      ${c.part
        .countries`Nous transférons des données à caractère personnel vers des pays situés en dehors de l’Espace
      économique européen (EEE), ou permettons l’accès depuis ceux-ci, à savoir : ${c.and(countriesOutside(c))}.`} ${c
        .part.unknown`Pour certains destinataires, le pays où ils
      traitent les données n’est pas établi ; il peut se trouver en dehors de l’EEE.`}

      ${c.part.adequacy(prose`
        La Commission européenne a constaté que certains pays assurent un niveau de protection adéquat
        (article 45 du RGPD). Dans la mesure où une décision d’adéquation couvre le destinataire, le transfert
        repose sur elle.

        ${c.part.decisions(prose`
          Les décisions à considérer sont les suivantes :

          ${items(
            fullDecisions(c).map(
              ({ country, number }) => prose`${country} : décision d’adéquation ${number}`,
            ),
          )}`)}

        ${c.part.canada`Au Canada, la décision d’adéquation 2002/2/CE ne couvre que les destinataires soumis à
        la loi canadienne sur la protection des données PIPEDA (LPRPDE).`}

        ${c.part.framework`Aux États-Unis, la décision d’adéquation (UE) 2023/1795 ne couvre que les
        entreprises certifiées selon le cadre de protection des données UE–États-Unis (EU-US Data Privacy
        Framework). La [liste du ministère américain du Commerce](https://www.dataprivacyframework.gov/list)
        indique lesquelles.`}`)}

      ${c.part.safeguards(prose`
        Lorsqu’aucune décision d’adéquation ne couvre le destinataire, le transfert repose sur des garanties
        appropriées (article 46 du RGPD) :

        - ${c.part
          .scc`les [clauses contractuelles types de la Commission européenne](https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj)
          (décision d’exécution (UE) 2021/914), que le destinataire a acceptées par contrat`}
        - ${c.part.bcr`des règles d’entreprise contraignantes approuvées par une autorité de contrôle
          (article 47 du RGPD)`}

        ${c.part.copy`Vous pouvez obtenir de nous une copie de ces garanties sur demande ; les moyens figurent
        à la section « Contact ».`}`)}

      ${c.part.derogation`Nous n’effectuons certains transferts qu’avec votre consentement explicite (article
      49, paragraphe 1, point a), du RGPD). Le risque est le suivant : une protection comparable à celle de
      l’UE peut faire défaut dans le pays du destinataire. Les autorités peuvent y accéder aux données à votre
      insu, et il se peut que vous ne puissiez pas y faire valoir vos droits.`}`,
    it: (c) => prose`
      ## Dove trattiamo i dati e in quali paesi giungono

      ${c.part.servers`Ubicazione dei nostri server: ${c.and(c.countries(c.say.hosting_country))}.`}
      ${c.part.elsewhere`I nostri server possono trovarsi in un paese diverso da quello in cui Lei vive.`} ${c
        .part.abroad`Se utilizza il nostro servizio da un
      altro paese, i Suoi dati giungono dove si trovano questi server.`} ${c.part
        .seat`Abbiamo sede fuori dello Spazio economico europeo
      (SEE), nel seguente paese: ${c.country(c.say.country)}. Trattiamo i Suoi dati anche lì.`}
      ${c.part.inside`Non trasferiamo dati personali in paesi situati fuori dello Spazio economico europeo
      (SEE).`}

      ${c.part.countries`Trasferiamo dati personali nei seguenti paesi situati fuori dello Spazio economico
      europeo (SEE) o consentiamo l’accesso da tali paesi: ${c.and(countriesOutside(c))}.`}
      ${c.part.unknown`Per alcuni destinatari non è certo in quale paese trattino i dati; può trovarsi fuori
      del SEE.`}

      ${c.part.adequacy(prose`
        Per alcuni paesi la Commissione europea ha deciso che garantiscono un livello di protezione adeguato (art.
        45 del GDPR). Nella misura in cui una decisione di adeguatezza copre il destinatario, il trasferimento si
        basa su di essa.

        ${c.part.decisions(prose`
          Le decisioni pertinenti sono:

          ${items(
            fullDecisions(c).map(
              ({ country, number }) => prose`${country}: decisione di adeguatezza ${number}`,
            ),
          )}`)}

        ${c.part.canada`In Canada la decisione di adeguatezza 2002/2/CE copre solo i destinatari soggetti alla
        legge canadese sulla protezione dei dati PIPEDA.`}

        ${c.part.framework`Negli Stati Uniti la decisione di adeguatezza (UE) 2023/1795 copre solo le imprese
        certificate secondo il quadro UE-USA per la protezione dei dati personali (EU-US Data Privacy
        Framework). L’[elenco del Dipartimento del Commercio degli Stati Uniti](https://www.dataprivacyframework.gov/list)
        indica quali sono.`}`)}

      ${c.part.safeguards(prose`
        Se nessuna decisione di adeguatezza copre il destinatario, il trasferimento si basa su garanzie
        adeguate (art. 46 del GDPR):

        - ${c.part
          .scc`le [clausole contrattuali tipo della Commissione europea](https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj)
          (decisione di esecuzione (UE) 2021/914), che il destinatario ha accettato per contratto`}
        - ${c.part.bcr`norme vincolanti d’impresa approvate da un’autorità di controllo (art. 47 del GDPR)`}

        ${c.part.copy`Su richiesta può ottenere da noi una copia di queste garanzie, ai recapiti
        indicati nella sezione «Contatti».`}`)}

      ${c.part.derogation`Effettuiamo alcuni trasferimenti solo con il Suo consenso esplicito (art. 49, par.
      1, lett. a), del GDPR). Il rischio è il seguente: nel paese del destinatario può mancare una protezione come
      quella dell’UE. Le autorità di tale paese possono accedere ai dati senza che Lei lo sappia ed è possibile che Lei non
      possa farvi valere i Suoi diritti.`}`,
    nl: (c) => prose`
      ## Waar wij gegevens verwerken en in welke landen ze terechtkomen

      ${c.part.servers`Locatie van onze servers: ${c.and(c.countries(c.say.hosting_country))}.`}
      ${c.part.elsewhere`Onze servers staan mogelijk in een ander land dan het land waar u woont.`}
      ${c.part.abroad`Gebruikt u onze dienst vanuit een ander land, dan komen uw gegevens terecht waar deze servers staan.`}
      ${c.part.seat`Wij zijn gevestigd buiten de Europese Economische Ruimte (EER), in dit land:
      ${c.country(c.say.country)}. Wij verwerken uw gegevens ook daar.`} ${c.part.inside`Wij geven geen
      persoonsgegevens door aan landen buiten de Europese Economische Ruimte (EER).`}

      ${c.part.countries`Wij geven persoonsgegevens door aan deze landen buiten de Europese Economische Ruimte
      (EER), of laten toegang van daaruit toe: ${c.and(countriesOutside(c))}.`} ${c.part.unknown`Van sommige
      ontvangers staat niet vast in welk land zij gegevens verwerken; dat kan buiten de EER zijn.`}

      ${c.part.adequacy(prose`
        Voor sommige landen heeft de Europese Commissie besloten dat zij een passend beschermingsniveau waarborgen
        (artikel 45 AVG). Voor zover zo’n adequaatheidsbesluit voor de ontvanger geldt, berust de doorgifte daarop.

        ${c.part.decisions(prose`
          Deze besluiten zijn hier van belang:

          ${items(
            fullDecisions(c).map(({ country, number }) => prose`${country}: adequaatheidsbesluit ${number}`),
          )}`)}

        ${c.part.canada`In Canada geldt het adequaatheidsbesluit 2002/2/EG alleen voor ontvangers die onder de
        Canadese privacywet PIPEDA vallen.`}

        ${c.part.framework`In de Verenigde Staten geldt het adequaatheidsbesluit (EU) 2023/1795 alleen voor
        ondernemingen die zijn gecertificeerd volgens het EU-VS-kader voor gegevensbescherming (EU-US Data
        Privacy Framework). Welke dat zijn, staat in de
        [lijst van het Amerikaanse ministerie van Handel](https://www.dataprivacyframework.gov/list).`}`)}

      ${c.part.safeguards(prose`
        Waar geen adequaatheidsbesluit voor de ontvanger geldt, berust de doorgifte op passende waarborgen
        (artikel 46 AVG):

        - ${c.part
          .scc`de [standaardcontractbepalingen van de Europese Commissie](https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj)
          (Uitvoeringsbesluit (EU) 2021/914), waarmee de ontvanger contractueel heeft ingestemd`}
        - ${c.part.bcr`bindende bedrijfsvoorschriften die een toezichthoudende autoriteit heeft goedgekeurd
          (artikel 47 AVG)`}

        ${c.part.copy`U kunt bij ons een kopie van deze waarborgen opvragen via de gegevens in het onderdeel
        “Contact”.`}`)}

      ${c.part.derogation`Sommige doorgiften doen wij alleen met uw uitdrukkelijke toestemming (artikel 49,
      lid 1, onder a, AVG). Het risico is dit: in het land van de ontvanger kan bescherming zoals in de EU
      ontbreken. Autoriteiten kunnen daar toegang krijgen tot gegevens zonder dat u dat weet, en mogelijk kunt
      u uw rechten daar niet afdwingen.`}`,
  },
});
