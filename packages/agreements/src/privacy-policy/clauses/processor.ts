import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// A service for business customers whose data the owner handles on their behalf: Articles 4(8), 28 and 29 GDPR and EDPB
// Guidelines 07/2020. contract: Article 28(3) and (9); subprocessors: Article 28(2) and (4), without a word on whether
// the authorisation is general or specific; requests: Article 28(3)(e); end: Article 28(3)(g). only and both say to what
// the rest of the document applies. Left out: a list of sub-processors and the measures of security, which belong to the
// contract with the customer, and the 'service provider' of the CCPA, which the sections of the states may name.
export const processor = clause({
  id: 'pp.processor',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.role === 'processor' || a.role === 'both',
  parts: {
    only: { meets: [], when: (a) => a.role === 'processor' },
    both: { meets: [], when: (a) => a.role === 'both' },
    instructions: { meets: [] },
    contract: { meets: [], when: (a) => has(a.laws, 'gdpr') },
    british: { meets: [], when: (a) => has(a.laws, 'uk_gdpr') && !has(a.laws, 'gdpr') },
    agreed: { meets: [], when: (a) => !has(a.laws, 'gdpr', 'uk_gdpr') },
    subprocessors: { meets: [] },
    requests: { meets: [] },
    end: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Daten, die wir für Geschäftskunden verarbeiten

      ${c.part.only`Geschäftskunden nutzen unser Angebot, um Daten ihrer eigenen Kunden, Beschäftigten oder anderer Personen zu verarbeiten. Für diese Daten ist der Geschäftskunde verantwortlich; wir sind sein Auftragsverarbeiter. Die übrigen Abschnitte gelten für Daten, über deren Zwecke wir selbst entscheiden, etwa die unserer Ansprechpartner und der Besucher unseres Angebots.`} ${c.part.both`Teils entscheiden wir selbst, wofür wir Daten verarbeiten; dafür gelten die übrigen Abschnitte. Teils speichern und verarbeiten Geschäftskunden mit unserem Angebot Daten ihrer eigenen Kunden, Beschäftigten oder anderer Personen. Für diese Daten ist der Geschäftskunde verantwortlich; wir sind sein Auftragsverarbeiter.`}

      - ${c.part.instructions`**Weisungen:** Daten unserer Geschäftskunden verarbeiten wir nur nach deren Weisungen, soweit kein Gesetz uns zu etwas anderem verpflichtet. Welche Daten es sind und wozu sie dienen, erfahren Sie vom Geschäftskunden.`}
      - ${c.part.contract`**Vertrag:** Grundlage ist ein Vertrag über die Auftragsverarbeitung (Art. 28 DSGVO).`} ${c.part.british`**Vertrag:** Grundlage ist ein Vertrag über die Auftragsverarbeitung (Art. 28 UK GDPR).`} ${c.part.agreed`**Vertrag:** Grundlage ist die Vereinbarung mit dem Geschäftskunden.`}
      - ${c.part.subprocessors`**Weitere Auftragsverarbeiter:** Andere Unternehmen setzen wir dafür nur ein, soweit der Geschäftskunde es genehmigt hat. Wir verpflichten sie zum gleichen Schutz der Daten.`}
      - ${c.part.requests`**Anträge:** Möchten Sie Rechte an solchen Daten ausüben, wenden Sie sich an den Geschäftskunden. Erreicht uns Ihr Antrag, leiten wir ihn an den Geschäftskunden weiter, soweit wir erkennen können, welcher es ist, und unterstützen diesen bei der Antwort.`}
      - ${c.part.end`**Ende:** Nach dem Ende der Leistung löschen wir diese Daten oder geben sie zurück, wie es der Geschäftskunde verlangt, soweit wir sie nicht nach dem Gesetz aufbewahren müssen.`}`,
    en: (c) => prose`
      ## Data that we process for business customers

      ${c.part.only`Business customers use our service to process data of their own customers, staff or other people. The business customer is the controller of this data; we are its processor. The other sections apply to data whose purposes we determine ourselves, such as data of our contacts and of visitors to our service.`} ${c.part.both`For some data we decide ourselves what it is used for; the other sections apply to it. In other cases, business customers store and process data of their own customers, staff or other people with our service. The business customer is the controller of this data; we are its processor.`}

      - ${c.part.instructions`**Instructions:** we process data of our business customers only on their instructions, unless a law obliges us otherwise. The business customer tells you which data this is and what it is used for.`}
      - ${c.part.contract`**Contract:** the basis is a data processing agreement (Article 28 GDPR).`} ${c.part.british`**Contract:** the basis is a data processing agreement (Article 28 UK GDPR).`} ${c.part.agreed`**Contract:** the basis is the agreement with the business customer.`}
      - ${c.part.subprocessors`**Sub-processors:** we engage other companies for this only as far as the business customer has authorised this. We bind them to the same protection of the data.`}
      - ${c.part.requests`**Requests:** if you wish to use rights in such data, please contact the business customer. If your request reaches us, we pass it on as far as we can identify the business customer, and help it to reply.`}
      - ${c.part.end`**End:** when the service ends, we delete this data or return it, as the business customer chooses, unless we have to keep it by law.`}`,
    es: (c) => prose`
      ## Datos que tratamos para clientes profesionales

      ${c.part.only`Los clientes profesionales utilizan nuestro servicio para tratar datos de sus propios clientes, de su personal o de otras personas. El cliente profesional es el responsable de esos datos; nosotros somos su encargado del tratamiento. Los demás apartados se aplican a los datos cuyos fines decidimos nosotros, como los de nuestras personas de contacto y los de quienes visitan nuestro servicio.`} ${c.part.both`En unos casos decidimos nosotros para qué se utilizan los datos; a ellos se aplican los demás apartados. En otros, los clientes profesionales guardan y tratan con nuestro servicio datos de sus propios clientes, de su personal o de otras personas. El cliente profesional es el responsable de esos datos; nosotros somos su encargado del tratamiento.`}

      - ${c.part.instructions`**Instrucciones:** solo tratamos los datos de nuestros clientes profesionales siguiendo sus instrucciones, salvo que una ley nos obligue a otra cosa. Corresponde al cliente profesional informarle de los datos tratados y de sus fines.`}
      - ${c.part.contract`**Contrato:** la base es un contrato de encargo del tratamiento (artículo 28 del RGPD).`} ${c.part.british`**Contrato:** la base es un contrato de encargo del tratamiento (artículo 28 del RGPD británico, UK GDPR).`} ${c.part.agreed`**Contrato:** la base es el acuerdo con el cliente profesional.`}
      - ${c.part.subprocessors`**Otros encargados:** para ello solo recurrimos a otras empresas en la medida en que el cliente profesional lo haya autorizado. Exigimos a esas empresas la misma protección de los datos.`}
      - ${c.part.requests`**Solicitudes:** si desea ejercer derechos sobre esos datos, diríjase al cliente profesional. Si su solicitud nos llega a nosotros, se la trasladamos en la medida en que podamos identificarlo y le ayudamos a responder.`}
      - ${c.part.end`**Fin del servicio:** al terminar el servicio, suprimimos o devolvemos esos datos, según elija el cliente profesional, salvo que debamos conservarlos por ley.`}`,
    fr: (c) => prose`
      ## Données que nous traitons pour des clients professionnels

      ${c.part.only`Des clients professionnels utilisent notre service pour traiter des données de leurs propres clients, de leur personnel ou d’autres personnes. Le client professionnel est le responsable du traitement de ces données ; nous sommes son sous-traitant. Les autres sections s’appliquent aux données dont nous déterminons nous-mêmes les finalités, par exemple celles de nos interlocuteurs et des visiteurs de notre service.`} ${c.part.both`Pour certaines données, nous décidons nous-mêmes de leur utilisation ; les autres sections s’y appliquent. Dans d’autres cas, des clients professionnels conservent et traitent avec notre service des données de leurs propres clients, de leur personnel ou d’autres personnes. Le client professionnel est le responsable du traitement de ces données ; nous sommes son sous-traitant.`}

      - ${c.part
        .instructions`**Instructions :** nous ne traitons les données de nos clients professionnels que sur leurs instructions, sauf
        si une loi nous oblige à les traiter autrement. Le client professionnel vous indique de quelles données il s’agit et à quoi elles servent.`}
      - ${c.part.contract`**Contrat :** ce traitement repose sur un contrat de sous-traitance (article 28 du RGPD).`} ${c
        .part.british`**Contrat :**
        ce traitement repose sur un contrat de sous-traitance (article 28 du UK GDPR).`} ${c.part
        .agreed`**Contrat :** ce
        traitement repose sur l’accord conclu avec le client professionnel.`}
      - ${c.part.subprocessors`**Sous-traitants ultérieurs :** nous ne faisons appel à d’autres entreprises que dans la mesure où le client professionnel l’a autorisé. Nous leur imposons la même protection des données.`}
      - ${c.part.requests`**Demandes :** si vous souhaitez exercer des droits sur ces données, adressez-vous au client professionnel. Si votre demande nous parvient, nous la lui transmettons, dans la mesure où nous pouvons l’identifier, et l’aidons à y répondre.`}
      - ${c.part.end`**Fin du service :** à la fin du service, nous effaçons ces données ou les restituons, selon le choix du client professionnel, sauf si nous devons les conserver en vertu de la loi.`}`,
    it: (c) => prose`
      ## Dati che trattiamo per clienti professionali

      ${c.part.only`I clienti professionali utilizzano il nostro servizio per trattare dati dei propri clienti, del proprio personale o di altre persone. Il titolare del trattamento di questi dati è il cliente professionale; noi siamo il suo responsabile del trattamento. Le altre sezioni si applicano ai dati di cui determiniamo noi le finalità, come quelli dei nostri referenti e dei visitatori del nostro servizio.`} ${c.part.both`Per alcuni dati decidiamo noi a che cosa servono; a essi si applicano le altre sezioni. In altri casi i clienti professionali conservano e trattano con il nostro servizio dati dei propri clienti, del proprio personale o di altre persone. Il titolare del trattamento di questi dati è il cliente professionale; noi siamo il suo responsabile del trattamento.`}

      - ${c.part.instructions`**Istruzioni:** trattiamo i dati dei nostri clienti professionali solo secondo le loro istruzioni, salvo che una legge ci imponga altro. Il cliente professionale Le comunica di quali dati si tratta e a che cosa servono.`}
      - ${c.part.contract`**Contratto:** la base è un contratto sul trattamento dei dati (art. 28 del GDPR).`} ${c.part.british`**Contratto:** la base è un contratto sul trattamento dei dati (art. 28 del UK GDPR).`} ${c.part.agreed`**Contratto:** la base è l’accordo con il cliente professionale.`}
      - ${c.part.subprocessors`**Altri responsabili:** a tal fine ricorriamo ad altre imprese solo nella misura in cui il cliente professionale lo ha autorizzato. Imponiamo loro la stessa protezione dei dati.`}
      - ${c.part.requests`**Richieste:** se desidera esercitare diritti su questi dati, si rivolga al cliente professionale. Se la Sua richiesta giunge a noi, la inoltriamo al cliente professionale, nella misura in cui possiamo identificarlo, e lo assistiamo nella risposta.`}
      - ${c.part.end`**Fine del servizio:** al termine del servizio cancelliamo o restituiamo questi dati, a scelta del cliente professionale, salvo che dobbiamo conservarli per legge.`}`,
    nl: (c) => prose`
      ## Gegevens die wij voor zakelijke klanten verwerken

      ${c.part.only`Zakelijke klanten gebruiken onze dienst om gegevens van hun eigen klanten, personeel of andere personen te verwerken. De zakelijke klant is voor die gegevens de verwerkingsverantwoordelijke; wij treden op als zijn verwerker. De andere onderdelen gelden voor gegevens waarvan wij zelf de doeleinden bepalen, zoals die van onze contactpersonen en van bezoekers van onze dienst.`} ${c.part.both`Voor een deel van de gegevens bepalen wij zelf waarvoor ze dienen; daarvoor gelden de andere onderdelen. In andere gevallen bewaren en verwerken zakelijke klanten met onze dienst gegevens van hun eigen klanten, personeel of andere personen. De zakelijke klant is voor die gegevens de verwerkingsverantwoordelijke; wij treden op als zijn verwerker.`}

      - ${c.part.instructions`**Instructies:** gegevens van onze zakelijke klanten verwerken wij alleen volgens hun instructies, tenzij een wet ons tot iets anders verplicht. De zakelijke klant laat u weten om welke gegevens het gaat en waarvoor ze dienen.`}
      - ${c.part.contract`**Overeenkomst:** de basis is een verwerkersovereenkomst (artikel 28 AVG).`} ${c.part.british`**Overeenkomst:** de basis is een verwerkersovereenkomst (artikel 28 UK GDPR).`} ${c.part.agreed`**Overeenkomst:** de basis is de afspraak met de zakelijke klant.`}
      - ${c.part.subprocessors`**Subverwerkers:** andere bedrijven schakelen wij daarvoor alleen in voor zover de zakelijke klant dat heeft toegestaan. Wij verplichten hen tot dezelfde bescherming van de gegevens.`}
      - ${c.part.requests`**Verzoeken:** wilt u rechten op zulke gegevens uitoefenen, neem dan contact op met de zakelijke klant. Bereikt uw verzoek ons, dan sturen wij het door voor zover wij de zakelijke klant kunnen herkennen, en helpen wij hem bij het antwoord.`}
      - ${c.part.end`**Einde:** na het einde van de dienst wissen wij deze gegevens of geven wij ze terug, naar keuze van de zakelijke klant, tenzij wij ze volgens de wet moeten bewaren.`}`,
  },
});
