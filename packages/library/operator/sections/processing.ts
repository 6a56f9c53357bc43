import type { Section } from './section.ts';

/** Article 28(3) GDPR, (a) to (h): banner, consent log, hosted pages and withdrawal function process data of the customer's visitors. */
export const processingSection: Section = {
  de: {
    heading: 'Daten Ihrer Besucher',
    text: `Mit dem Einwilligungsbanner, der gehosteten Seite und der Widerrufsfunktion verarbeiten wir in Ihrem Auftrag Daten der Besucher und Kunden Ihrer Website, solange Sie diese nutzen: Antworten auf das Banner mit Zeit und zufälliger Kennung, Tagessummen davon nach Land, Art des Geräts und Browsersignal, Angaben in Widerrufen und technische Daten der Abrufe. Dieser Abschnitt ist der Vertrag darüber (Art. 28 DSGVO).

Wir verarbeiten diese Daten nur auf Ihre dokumentierte Weisung, auch bei Übermittlungen in Drittländer; Ihre Einstellungen im Dienst sind Weisungen. Verlangt ein Gesetz anderes, sagen wir es Ihnen vorher, soweit es das erlaubt. Verstößt eine Weisung nach unserer Ansicht gegen Datenschutzrecht, weisen wir Sie sofort darauf hin.

Wer bei uns mit den Daten arbeitet, ist zur Vertraulichkeit verpflichtet. Wir schützen sie nach Art. 32 DSGVO. Sie erlauben uns, weitere Auftragsverarbeiter einzusetzen, etwa für Hosting und E-Mail-Versand. Wir nennen sie auf Anfrage, kündigen Änderungen an, sodass Sie widersprechen können, verpflichten sie zum gleichen Schutz und haften für sie.

Wir helfen Ihnen, Anträge betroffener Personen zu beantworten und Ihre Pflichten aus Art. 32 bis 36 DSGVO zu erfüllen. Verletzungen des Schutzes dieser Daten melden wir Ihnen unverzüglich. Nach dem Ende löschen wir die Daten oder geben sie nach Ihrer Wahl zurück, soweit kein Gesetz die Speicherung verlangt. Wir geben Ihnen alle Informationen, die unsere Pflichten nachweisen, und ermöglichen Prüfungen durch Sie oder von Ihnen beauftragte Prüfer.`,
  },
  en: {
    heading: 'Data of your visitors',
    text: `With the consent banner, the hosted page and the withdrawal function we process data of your website’s visitors and customers on your behalf for as long as you use them: answers to the banner with their time and a random identifier, daily totals of them by country, kind of device and browser signal, what people state in withdrawals, and technical data of requests. This section is the contract about it (Article 28 GDPR).

We process this data only on your documented instructions, also for transfers to third countries; your settings in the service are instructions. If a law demands otherwise, we tell you first as far as it permits. If we believe that an instruction infringes data protection law, we tell you at once.

Everyone who works with the data for us is bound to confidentiality. We protect it as Article 32 GDPR requires. You authorise us to engage further processors, for example for hosting and sending e-mail. We name them on request, announce changes so that you can object, bind them to the same protection and are liable for them.

We help you to answer requests of data subjects and to fulfil your duties under Articles 32 to 36 GDPR. We report breaches of this data to you without undue delay. After the end we delete the data or return it, as you choose, unless a law requires storage. We give you all information needed to show that we keep our duties, and allow audits by you or an auditor you mandate.`,
  },
  es: {
    heading: 'Datos de sus visitantes',
    text: `Con el banner de consentimiento, la página alojada y la función de desistimiento tratamos por encargo suyo datos de los visitantes y clientes de su sitio web mientras los utilice: las respuestas al banner con su hora y un identificador aleatorio, sus totales diarios por país, tipo de dispositivo y señal del navegador, lo que se indica en los desistimientos y datos técnicos de las solicitudes. Este apartado es el contrato correspondiente (artículo 28 del RGPD).

Tratamos estos datos solo según sus instrucciones documentadas, también en las transferencias a terceros países; sus ajustes en el servicio son instrucciones. Si una ley exige otra cosa, se lo decimos antes en la medida en que lo permita. Si creemos que una instrucción infringe la normativa de protección de datos, se lo comunicamos de inmediato.

Quienes trabajan con los datos por nuestra cuenta están obligados a la confidencialidad. Los protegemos conforme al artículo 32 del RGPD. Nos autoriza a recurrir a otros encargados, por ejemplo para el alojamiento y el envío de correos. Los nombramos si lo pide, anunciamos los cambios para que pueda oponerse, les imponemos la misma protección y respondemos de ellos.

Le ayudamos a responder a las solicitudes de los interesados y a cumplir sus obligaciones de los artículos 32 a 36 del RGPD. Le notificamos sin dilación indebida las violaciones de seguridad de estos datos. Al terminar los suprimimos o los devolvemos, a su elección, salvo que una ley exija conservarlos. Le damos toda la información que demuestre que cumplimos y permitimos auditorías suyas o de un auditor autorizado por usted.`,
  },
  fr: {
    heading: 'Données de vos visiteurs',
    text: `Avec le bandeau de consentement, la page hébergée et la fonctionnalité de rétractation, nous traitons pour votre compte, tant que vous les utilisez, des données des visiteurs et clients de votre site : les réponses au bandeau avec leur heure et un identifiant aléatoire, leurs totaux quotidiens par pays, type d’appareil et signal du navigateur, ce qui est indiqué dans les rétractations et les données techniques des requêtes. La présente section est le contrat à ce sujet (article 28 du RGPD).

Nous ne traitons ces données que sur vos instructions documentées, y compris pour les transferts vers des pays tiers ; vos réglages dans le service sont des instructions. Si une loi exige autre chose, nous vous en informons d’abord, dans la mesure où elle le permet. Si une instruction nous paraît contraire à la protection des données, nous vous le disons aussitôt.

Quiconque travaille sur ces données pour nous est tenu à la confidentialité. Nous les protégeons conformément à l’article 32 du RGPD. Vous nous autorisez à recourir à d’autres sous-traitants, par exemple pour l’hébergement et l’envoi d’e-mails. Nous les nommons sur demande, annonçons les changements pour que vous puissiez vous y opposer, leur imposons la même protection et en répondons.

Nous vous aidons à répondre aux demandes des personnes concernées et à remplir vos obligations des articles 32 à 36 du RGPD. Nous vous notifions les violations de ces données dans les meilleurs délais. À la fin, nous les supprimons ou vous les rendons, selon votre choix, sauf si une loi impose leur conservation. Nous vous donnons toutes les informations prouvant le respect de nos obligations et permettons des audits par vous ou un auditeur que vous mandatez.`,
  },
  it: {
    heading: 'Dati dei Suoi visitatori',
    text: `Con il banner di consenso, la pagina ospitata e la funzione di recesso trattiamo per Suo conto dati dei visitatori e dei clienti del Suo sito, finché li usa: le risposte al banner con l’ora e un identificativo casuale, i loro totali giornalieri per Paese, tipo di dispositivo e segnale del browser, quanto indicato nei recessi e i dati tecnici delle richieste. Questa sezione è il relativo contratto (articolo 28 GDPR).

Trattiamo questi dati solo su Sua istruzione documentata, anche per i trasferimenti verso Paesi terzi; le Sue impostazioni nel servizio sono istruzioni. Se una legge richiede altro, La informiamo prima, per quanto lo consenta. Se riteniamo che un’istruzione violi le norme sulla protezione dei dati, La avvertiamo subito.

Chi lavora con i dati per noi è tenuto alla riservatezza. Li proteggiamo secondo l’articolo 32 GDPR. Ci autorizza a ricorrere ad altri responsabili, per esempio per l’hosting e l’invio di e-mail. Li indichiamo su richiesta, annunciamo i cambiamenti affinché possa opporsi, li vincoliamo alla stessa protezione e ne rispondiamo.

La aiutiamo a rispondere alle richieste degli interessati e ad adempiere gli obblighi degli articoli da 32 a 36 GDPR. Le comunichiamo senza ingiustificato ritardo le violazioni di questi dati. Alla fine li cancelliamo o li restituiamo, a Sua scelta, salvo che una legge ne imponga la conservazione. Le forniamo tutte le informazioni che dimostrano il rispetto dei nostri obblighi e consentiamo verifiche da parte Sua o di un revisore da Lei incaricato.`,
  },
  nl: {
    heading: 'Gegevens van uw bezoekers',
    text: `Met de toestemmingsbanner, de gehoste pagina en de herroepingsfunctie verwerken wij voor u gegevens van bezoekers en klanten van uw website zolang u die gebruikt: antwoorden op de banner met tijdstip en een willekeurig kenmerk, dagtotalen daarvan per land, soort apparaat en browsersignaal, wat mensen in herroepingen vermelden en technische gegevens van verzoeken. Dit onderdeel is de overeenkomst daarover (artikel 28 AVG).

Wij verwerken deze gegevens alleen volgens uw schriftelijke instructies, ook bij doorgifte naar derde landen; uw instellingen in de dienst zijn instructies. Eist een wet iets anders, dan melden wij u dat vooraf voor zover zij dat toestaat. Is een instructie volgens ons in strijd met het gegevensbeschermingsrecht, dan zeggen wij u dat direct.

Wie voor ons met de gegevens werkt, is tot geheimhouding verplicht. Wij beschermen ze volgens artikel 32 AVG. U staat ons toe andere verwerkers in te schakelen, bijvoorbeeld voor hosting en het verzenden van e-mail. Wij noemen ze op verzoek, kondigen wijzigingen aan zodat u bezwaar kunt maken, verplichten ze tot dezelfde bescherming en zijn voor hen aansprakelijk.

Wij helpen u verzoeken van betrokkenen te beantwoorden en uw plichten uit de artikelen 32 tot en met 36 AVG na te komen. Inbreuken op deze gegevens melden wij u zonder onredelijke vertraging. Na afloop wissen wij de gegevens of geven wij ze terug, naar uw keuze, tenzij een wet bewaring eist. Wij geven u alle informatie waaruit blijkt dat wij onze plichten nakomen en maken controles door u of een door u gemachtigde controleur mogelijk.`,
  },
};
