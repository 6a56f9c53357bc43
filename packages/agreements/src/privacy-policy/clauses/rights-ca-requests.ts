import { given, link, prose } from '../../document/authoring.ts';
import { catalogueLink } from '../words/catalogue-link.ts';
import { from2027, knowsOfMinors, passesOn, underCcpa } from './california-facts.ts';
import { clause } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

const agency = catalogueLink('https://cppa.ca.gov', 'California Privacy Protection Agency (CalPrivacy)');
const attorney = catalogueLink('https://oag.ca.gov', 'Attorney General of California');

/**
 * 11 CCR § 7011(e)(3)-(4). Limit § 7014(e)-(f), 7027(g): 15 business days, recipients told; periods § 7021 and Cal. Civ. Code § 1798.130(a)(2)(B); verification § 7060-7062, agents
 * § 7063; minors § 7070-7072, told where pp.rights.ca_sold admits that data of theirs is sold or shared; signals § 7025(c)(1):
 * who neither sells nor shares need not act on them and says so; who does has pp.optout. Pre-use notice § 7220 from 2027: the
 * decisions themselves stand in pp.adm. The date of update is the day from which this version applies.
 * metrics: § 7102, only where an owner of that size names the page; the figures themselves change every year.
 */
export const rightsCaRequests = clause({
  id: 'pp.rights.ca_requests',
  version: 3,
  when: underCcpa,
  parts: {
    limitNotice: { meets: ['ccpa-7011-e3-limit-link'], when: (a) => holdsFact(a, 'data:sensitive-beyond') },
    preuse: { meets: ['ccpa-7220'], when: (a) => holdsFact(a, 'data:adm-significant-ca') },
    verify: { meets: ['ccpa-7011-e3-verify'] },
    decisions: { meets: [], when: (a) => holdsFact(a, 'data:adm-significant-ca') },
    byMail: { meets: [], when: (a) => a.verify_identity !== 'login' && a.verify_identity !== 'details' },
    byLogin: { meets: [], when: (a) => a.verify_identity === 'login' },
    byDetails: { meets: [], when: (a) => a.verify_identity === 'details' },
    agent: { meets: ['ccpa-7011-e3-agent'] },
    minors: { meets: ['ccpa-7011-e3-minors'], when: knowsOfMinors },
    signal: { meets: ['ccpa-7011-e3-gpc'], when: (a) => !passesOn(a) },
    metrics: { meets: ['ccpa-7102'], when: (a) => given(a.request_metrics_url) },
    date: { meets: ['ccpa-7011-e4'] },
  },
  text: {
    de: (c) => prose`
      ## Kalifornien: wie wir Anträge bearbeiten

      ${c.part
        .limitNotice`**So schränken Sie die Verwendung ein:** Nutzen Sie den Link „Limit the Use of My Sensitive Personal Information“
      (deutsch: Verwendung meiner sensiblen personenbezogenen Daten einschränken), wo unser Angebot ihn zeigt, oder einen der Wege aus
      dem Abschnitt „Wie Sie einen Antrag stellen“. Ein Nachweis Ihrer Identität ist dafür nicht nötig. Wir setzen die Einschränkung
      spätestens nach 15 Geschäftstagen um und unterrichten die Empfänger darüber.`}

      ${from2027(
        c,
        prose`${c.part
          .preuse`**Bevor wir automatisiert entscheiden:** Wozu und wie die Technik eingesetzt wird, worauf die
      Entscheidung beruht und wie ein Mensch sie prüft, steht im Abschnitt „Automatisierte Verarbeitung und Entscheidungen“.
      Widerspruch und Auskunft richten Sie auf den Wegen an uns, die der Abschnitt „Wie Sie einen Antrag stellen“ nennt.
      Nachteile entstehen Ihnen daraus nicht. Nach einem Widerspruch entscheidet ein Mensch ohne diese Technik, soweit keine Ausnahme gilt.`}`,
      )}

      **Fristen:** Den Eingang eines Antrags auf Auskunft, Löschung oder Berichtigung bestätigen wir binnen zehn Geschäftstagen und antworten binnen 45 Tagen. Brauchen
      wir bis zu 45 Tage mehr, sagen wir Ihnen das innerhalb der ersten Frist. Auskunft erhalten Sie zweimal in zwölf Monaten kostenlos.

      ${c.part
        .verify`**Prüfung der Identität:** Bei Anträgen auf Auskunft ${from2027(c, prose`${c.part.decisions`(auch zu automatisierten Entscheidungen)`}`)}, Löschung und Berichtigung prüfen wir, ob sie von Ihnen
      stammen. ${c.part
        .byMail`Dazu vergleichen wir Ihre E-Mail-Adresse mit den Daten, die wir bereits haben, und bitten Sie, eine
      Nachricht an diese Adresse zu bestätigen.`} ${c.part
        .byLogin`Dazu melden Sie sich in Ihrem Konto an; ohne Konto vergleichen wir
      Ihre Angaben mit den Daten, die wir bereits haben.`} ${c.part
        .byDetails`Dazu bitten wir Sie um zwei oder drei Angaben und
      vergleichen sie mit den Daten, die wir bereits haben.`} Je sensibler die Daten sind, desto genauer prüfen wir. Was Sie uns
      dafür schicken, verwenden wir nur für die Prüfung.`}

      ${c.part
        .agent`**Bevollmächtigte:** Sie können eine andere Person oder ein Unternehmen beauftragen, einen Antrag für Sie zu
      stellen. Der Bevollmächtigte muss uns Ihre unterschriebene Erlaubnis vorlegen. Wir können Sie bitten, Ihre Identität selbst
      nachzuweisen oder die Erlaubnis zu bestätigen; das entfällt bei einer Vollmacht nach den §§ 4121 bis 4130 des California Probate Code.`}

      ${c.part
        .minors`**Zustimmung für junge Menschen:** Bevor wir Daten einer Person, von der wir wissen, dass sie jünger als 16 Jahre
      ist, verkaufen oder für Werbung weitergeben, bitten wir um Zustimmung (Opt-in) und lassen sie in einem zweiten Schritt
      bestätigen. Ab 13 Jahren stimmt die Person selbst zu. Für jüngere Kinder stimmt ein Elternteil oder Vormund zu, und wir prüfen,
      ob er dazu berechtigt ist. Die Zustimmung kann jederzeit für die Zukunft widerrufen werden, und zwar auf den Wegen aus dem Abschnitt „Wie Sie
      einen Antrag stellen“.`}

      ${c.part
        .signal`**Signale:** Weil wir Daten weder verkaufen noch für Werbung weitergeben, ändert ein Opt-out-Signal wie Global Privacy
      Control (GPC) nichts daran, wie wir Ihre Daten verarbeiten. Das gilt für Browser, Gerät und Konto gleichermaßen; einstellen müssen Sie dort nichts.`}

      ${c.part
        .metrics`**Jahreszahlen:** Wie viele Anträge auf Auskunft, Löschung, Berichtigung, Opt-out und Einschränkung wir im
      Kalenderjahr davor erhalten, erfüllt und abgelehnt haben und in wie vielen Tagen wir geantwortet haben, steht
      hier: ${link(c.say.request_metrics_url)}. Wir veröffentlichen die Zahlen bis zum 1. Juli jedes Jahres.`}

      **Aufsicht:** Beschweren können Sie sich bei der ${agency} und beim ${attorney}.

      ${c.part
        .date`**Letzte Aktualisierung:** ${c.date(c.say.effective_date)}. Wir überprüfen und aktualisieren diese Angaben mindestens
      alle zwölf Monate.`}`,
    en: (c) => prose`
      ## California: how we handle requests

      ${c.part
        .limitNotice`**How to limit:** use the link “Limit the Use of My Sensitive Personal Information” where our service shows it, or
      one of the ways in the section “How to make a request”. You do not have to prove your identity for this. We act on the limit within 15 business
      days at the latest and inform the recipients of it.`}

      ${from2027(
        c,
        prose`${c.part
          .preuse`**Before we decide by automated means:** the section “Automated processing and decisions” says what the
      technology is used for, how it works, what the decision rests on and how a person reviews it. To opt out or to ask for information,
      use the ways in the section “How to make a request”. We do not treat you worse for it. After an opt-out a person decides without this
      technology, unless an exception applies.`}`,
      )}

      **Periods:** we confirm a request to know, delete or correct within ten business days and answer it within 45 days. If we need up to 45 days more, we
      tell you within the first period. We answer a request to know free of charge twice in twelve months.

      ${c.part
        .verify`**Verification:** for requests to know ${from2027(c, prose`${c.part.decisions`(also about automated decisions)`}`)}, delete and correct we check that they come from you. ${c
        .part
        .byMail`We compare your e-mail address with the information we already hold and ask you to confirm a message sent to that
      address.`} ${c.part
        .byLogin`You sign in to your account for this; without an account we compare your details with the information we
      already hold.`} ${c.part
        .byDetails`We ask you for two or three details and compare them with the information we already
      hold.`} The more sensitive the information, the more closely we check. What you send us for this we use for verification only.`}

      ${c.part
        .agent`**Authorized agents:** you can ask another person or a company to make a request for you. The agent must show us
      your signed permission. We may ask you to verify your identity yourself or to confirm the permission; this does not apply to a
      power of attorney under California Probate Code sections 4121 to 4130.`}

      ${c.part
        .minors`**Opt-in for young people:** before we sell or share the information of a person whom we know to be under 16, we ask for an
      opt-in and have it confirmed in a second step. From the age of 13 the person opts in. For younger children a parent or guardian does,
      and we check that he or she is entitled to. The opt-in can be ended at any time for the future, in the ways named in the section “How to
      make a request”.`}

      ${c.part
        .signal`**Signals:** because we neither sell nor share personal information, an opt-out preference signal such as Global Privacy
      Control (GPC) changes nothing in how we process your information. You need not set your browser, device or account for this.`}

      ${c.part
        .metrics`**Yearly figures:** how many requests to know, delete, correct, opt out and limit we received, complied with and
      denied in the calendar year before, and in how many days we responded, is stated here: ${link(c.say.request_metrics_url)}. We publish the
      figures by 1 July of each year.`}

      **Authorities:** you can complain to the ${agency} and to the ${attorney}.

      ${c.part
        .date`**Last updated:** ${c.date(c.say.effective_date)}. We review and update this information at least every twelve
      months.`}`,
    es: (c) => prose`
      ## California: cómo tramitamos las solicitudes

      ${c.part
        .limitNotice`**Cómo limitar el uso:** utilice el enlace «Limit the Use of My Sensitive Personal Information» (en español: limitar el
      uso de mis datos personales sensibles) donde nuestro servicio lo muestre, o una de las vías del apartado «Cómo presentar una
      solicitud». No es necesario acreditar su identidad. Aplicamos la limitación en 15 días hábiles como máximo e informamos de
      ella a los destinatarios.`}

      ${from2027(
        c,
        prose`${c.part
          .preuse`**Antes de decidir de forma automatizada:** el apartado «Tratamiento y decisiones automatizados» indica para
      qué y cómo se utiliza la tecnología, en qué se basa la decisión y cómo la revisa una persona. Para oponerse o pedir información,
      utilice las vías del apartado «Cómo presentar una solicitud». No sufrirá perjuicio por ello. Tras la oposición decide una persona
      sin esta tecnología, salvo que se aplique una excepción.`}`,
      )}

      **Plazos:** confirmamos la recepción de una solicitud para conocer, suprimir o corregir datos en diez días hábiles y respondemos en 45 días. Si necesitamos hasta 45
      días más, se lo comunicamos dentro del primer plazo. La información sobre sus datos es gratuita dos veces cada doce meses.

      ${c.part
        .verify`**Verificación de la identidad:** en las solicitudes para conocer ${from2027(c, prose`${c.part.decisions`(también sobre decisiones automatizadas)`}`)}, suprimir o
      corregir datos, comprobamos que proceden de usted. ${c.part
        .byMail`Para ello comparamos su dirección de correo electrónico con los datos que ya tenemos y le pedimos que confirme
      un mensaje enviado a esa dirección.`} ${c.part
        .byLogin`Para ello inicia sesión en su cuenta; si no tiene cuenta, comparamos sus
      indicaciones con los datos que ya tenemos.`} ${c.part
        .byDetails`Para ello le pedimos dos o tres datos y los comparamos con los que ya
      tenemos.`} Cuanto más sensibles son los datos, más exhaustiva es la comprobación. Lo que nos envía para ello solo lo utilizamos
      para la verificación.`}

      ${c.part
        .agent`**Representantes autorizados:** puede encargar a otra persona o a una empresa que presente una solicitud en su
      nombre. Debe mostrarnos la autorización firmada por usted. Podemos pedirle que verifique usted mismo su identidad o que
      confirme la autorización; esto no se aplica a los poderes otorgados conforme a los artículos 4121 a 4130 del California Probate Code.`}

      ${c.part
        .minors`**Aceptación previa de los menores de 16 años:** antes de vender o ceder para publicidad los datos de una persona de la que sabemos que es
      menor de 16 años, pedimos una aceptación previa (opt-in), que debe confirmarse en un segundo paso. A partir de los 13 años la
      da la propia persona. Por los menores de 13 años la da su padre, madre o tutor, y comprobamos que está facultado para ello. La
      aceptación puede retirarse en cualquier momento para el futuro, por las vías del apartado «Cómo presentar una solicitud».`}

      ${c.part
        .signal`**Señales:** como no vendemos datos ni los cedemos para publicidad, una señal de oposición como Global Privacy Control
      (GPC) no cambia en nada la forma en que tratamos sus datos. No necesita configurar para ello su navegador, dispositivo o cuenta.`}

      ${c.part
        .metrics`**Cifras anuales:** cuántas solicitudes para conocer, suprimir, corregir, oponerse y limitar recibimos, atendimos y
      denegamos en el año natural anterior, y en cuántos días respondimos, se indica aquí: ${link(c.say.request_metrics_url)}. Publicamos las cifras
      antes del 1 de julio de cada año.`}

      **Autoridades:** puede reclamar ante la ${agency} y ante el ${attorney}.

      ${c.part
        .date`**Última actualización:** ${c.date(c.say.effective_date)}. Revisamos y actualizamos esta información al menos cada doce
      meses.`}`,
    fr: (c) => prose`
      ## Californie : comment nous traitons les demandes

      ${c.part
        .limitNotice`**Comment limiter l’utilisation :** utilisez le lien « Limit the Use of My Sensitive Personal Information » (en
        français : limiter l’utilisation de mes données à caractère personnel sensibles) lorsque notre service l’affiche, ou l’un des moyens indiqués à la
      section « Comment présenter une demande ». Vous n’avez pas à prouver votre identité. Nous donnons effet à la limitation dans les 15 jours
      ouvrables au plus tard et en informons les destinataires.`}

      ${from2027(
        c,
        prose`${c.part
          .preuse`**Avant toute décision automatisée :** la section « Traitement et décisions automatisés » indique à quoi
      sert la technologie, comment elle fonctionne, sur quoi repose la décision et comment une personne la réexamine. Pour vous opposer ou
      demander des informations, utilisez les moyens de la section « Comment présenter une demande ». Vous n’en subirez aucun désavantage.
      Après une opposition, une personne décide sans cette technologie, sauf exception.`}`,
      )}

      **Délais :** nous accusons réception d’une demande d’accès, de suppression ou de correction dans les dix jours ouvrables et y répondons dans les 45 jours. S’il nous faut
      jusqu’à 45 jours de plus, nous vous en informons avant l’expiration du premier délai. L’accès à vos données est gratuit deux fois par période
      de douze mois.

      ${c.part
        .verify`**Vérification de l’identité :** pour les demandes d’accès ${from2027(c, prose`${c.part.decisions`(y compris sur des décisions automatisées)`}`)}, de suppression et de correction, nous vérifions qu’elles
      émanent de vous. ${c.part
        .byMail`Pour cela, nous comparons votre adresse électronique aux données que nous détenons déjà et vous
      demandons de confirmer un message envoyé à cette adresse.`} ${c.part
        .byLogin`Pour cela, vous vous connectez à votre compte ; sans compte,
      nous comparons vos indications aux données que nous détenons déjà.`} ${c.part
        .byDetails`Pour cela, nous vous demandons deux ou trois
      indications et les comparons aux données que nous détenons déjà.`} Plus les données sont sensibles, plus la vérification est
      approfondie. Ce que vous nous envoyez à cette fin ne sert qu’à la vérification.`}

      ${c.part
        .agent`**Mandataires :** vous pouvez charger une autre personne ou une entreprise de présenter une demande pour vous. Le
      mandataire doit nous présenter votre autorisation signée. Nous pouvons vous demander de prouver vous-même votre identité ou de confirmer
      l’autorisation ; cela ne vaut pas si le mandataire présente une procuration au sens des articles 4121 à 4130 du
      California Probate Code.`}

      ${c.part
        .minors`**Accord pour les jeunes :** avant de vendre ou de partager à des fins publicitaires les données d’une personne que nous
      savons âgée de moins de 16 ans, nous demandons un accord (opt-in) et le faisons confirmer dans un second temps. À partir de 13 ans, la
      personne le donne elle-même. Pour les enfants plus jeunes, il est donné par un parent ou tuteur, dont nous vérifions la qualité. Il peut
      être mis fin à cet accord à tout moment pour l’avenir, par les moyens de la section « Comment présenter une demande ».`}

      ${c.part
        .signal`**Signaux :** comme nous ne vendons ni ne partageons vos données à des fins publicitaires, un signal d’opposition tel que
      Global Privacy Control (GPC) ne change rien à la manière dont nous les traitons. Vous n’avez rien à régler dans votre navigateur, votre
      appareil ou votre compte.`}

      ${c.part
        .metrics`**Chiffres annuels :** le nombre de demandes d’accès, de suppression, de correction, d’opposition et de limitation
      reçues, satisfaites et refusées pendant l’année civile précédente, ainsi que le nombre de jours de réponse, se
      trouvent ici : ${link(c.say.request_metrics_url)}. Nous publions ces chiffres au plus tard le 1er juillet de chaque année.`}

      **Autorités :** vous pouvez adresser une réclamation à la ${agency} et au procureur général (${attorney}).

      ${c.part
        .date`**Dernière mise à jour :** ${c.date(c.say.effective_date)}. Nous réexaminons et mettons à jour ces informations au moins tous
      les douze mois.`}`,
    it: (c) => prose`
      ## California: come gestiamo le richieste

      ${c.part
        .limitNotice`**Come limitare l’uso:** usi il link «Limit the Use of My Sensitive Personal Information» (in italiano: limita l’uso dei
      miei dati personali sensibili) dove il nostro servizio lo mostra, oppure uno dei modi indicati nella sezione «Come presentare una
      richiesta». Non è necessario dimostrare la propria identità. Diamo seguito alla limitazione entro 15 giorni lavorativi e ne
      informiamo i destinatari.`}

      ${from2027(
        c,
        prose`${c.part
          .preuse`**Prima di decidere in modo automatizzato:** la sezione «Trattamento e decisioni automatizzati» indica a che
      cosa serve la tecnologia, come funziona, su che cosa si basa la decisione e come una persona la riesamina. Per opporsi o chiedere
      informazioni usi i modi della sezione «Come presentare una richiesta». Non ne subirà svantaggi. Dopo l’opposizione decide una persona
      senza questa tecnologia, salvo eccezioni.`}`,
      )}

      **Termini:** confermiamo la ricezione di una richiesta di conoscere, cancellare o correggere dati entro dieci giorni lavorativi e rispondiamo entro 45 giorni. Se ci
      servono fino a 45 giorni in più, glielo comunichiamo entro il primo termine. L’accesso ai dati è gratuito due volte in dodici mesi.

      ${c.part
        .verify`**Verifica dell’identità:** per le richieste di conoscere ${from2027(c, prose`${c.part.decisions`(anche le decisioni automatizzate)`}`)}, cancellare o correggere verifichiamo che provengano da Lei. ${c
        .part
        .byMail`A tal fine confrontiamo il Suo indirizzo e-mail con i dati che già abbiamo e Le chiediamo di confermare un messaggio
      inviato a quell’indirizzo.`} ${c.part
        .byLogin`A tal fine accede al Suo account; senza account confrontiamo le informazioni che ci fornisce con i dati
      che già abbiamo.`} ${c.part
        .byDetails`A tal fine Le chiediamo due o tre informazioni e le confrontiamo con i dati che già
      abbiamo.`} Quanto più i dati sono sensibili, tanto più accurata è la verifica. Ciò che ci invia a questo scopo serve solo alla
      verifica.`}

      ${c.part
        .agent`**Rappresentanti autorizzati:** può incaricare un’altra persona o un’impresa di presentare una richiesta per Lei. Il
      rappresentante deve mostrarci la Sua autorizzazione firmata. Possiamo chiederLe di verificare personalmente la Sua identità o di
      confermare l’autorizzazione; ciò non vale per una procura ai sensi dei §§ da 4121 a 4130 del California Probate Code.`}

      ${c.part
        .minors`**Assenso per i giovani:** prima di vendere o condividere per pubblicità i dati di una persona di cui sappiamo che ha meno di
      16 anni, chiediamo un assenso (opt-in) e lo facciamo confermare in un secondo passaggio. Dai 13 anni lo dà la persona stessa. Per i
      bambini più piccoli lo dà un genitore o tutore, e verifichiamo che ne abbia titolo. L’assenso può essere revocato in ogni momento per il futuro, nei modi indicati nella sezione «Come presentare una richiesta».`}

      ${c.part
        .signal`**Segnali:** poiché non vendiamo dati e non li condividiamo per pubblicità, un segnale di opt-out come Global Privacy
      Control (GPC) non cambia nulla nel modo in cui trattiamo i Suoi dati. Non occorre quindi modificare le impostazioni del browser, del dispositivo o dell’account.`}

      ${c.part
        .metrics`**Cifre annuali:** quante richieste di conoscere, cancellare, correggere, opporsi e limitare abbiamo ricevuto,
      soddisfatto e respinto nell’anno solare precedente, e in quanti giorni abbiamo risposto, è indicato qui: ${link(c.say.request_metrics_url)}.
      Pubblichiamo le cifre entro il 1º luglio di ogni anno.`}

      **Autorità:** può presentare un reclamo alla ${agency} e all’${attorney}.

      ${c.part
        .date`**Ultimo aggiornamento:** ${c.date(c.say.effective_date)}. Riesaminiamo e aggiorniamo queste informazioni almeno ogni dodici
      mesi.`}`,
    nl: (c) => prose`
      ## Californië: hoe wij verzoeken behandelen

      ${c.part
        .limitNotice`**Zo beperkt u het gebruik:** gebruik de link “Limit the Use of My Sensitive Personal Information” (Nederlands: het gebruik
      van mijn gevoelige persoonsgegevens beperken) waar onze dienst die toont, of een van de manieren in het onderdeel “Hoe u een verzoek
      indient”. U hoeft uw identiteit daarvoor niet te bewijzen. Wij voeren de beperking uiterlijk na 15 werkdagen uit en lichten
      de ontvangers daarover in.`}

      ${from2027(
        c,
        prose`${c.part
          .preuse`**Voordat wij geautomatiseerd beslissen:** het onderdeel “Geautomatiseerde verwerking en besluiten” zegt
      waarvoor de technologie dient, hoe ze werkt, waarop het besluit berust en hoe een mens het beoordeelt. Bezwaar of een vraag om
      informatie stuurt u op een van de manieren in het onderdeel “Hoe u een verzoek indient”. U ondervindt daarvan geen nadeel. Na een bezwaar
      beslist een mens zonder deze technologie, tenzij een uitzondering geldt.`}`,
      )}

      **Termijnen:** wij bevestigen de ontvangst van een verzoek om inzage, wissing of correctie binnen tien werkdagen en antwoorden binnen 45 dagen. Hebben wij meer tijd nodig, ten hoogste nog 45 dagen, dan laten wij u dat binnen de eerste termijn weten. Inzage is tweemaal per twaalf maanden gratis.

      ${c.part
        .verify`**Controle van de identiteit:** bij verzoeken om inzage ${from2027(c, prose`${c.part.decisions`(ook over geautomatiseerde besluiten)`}`)}, wissing en correctie gaan wij na of ze van u komen. ${c
        .part
        .byMail`Daarvoor vergelijken wij uw e-mailadres met de gegevens die wij al hebben en vragen wij u een bericht aan dat adres te
      bevestigen.`} ${c.part
        .byLogin`Daarvoor logt u in op uw account; zonder account vergelijken wij uw opgave met de gegevens die wij al
      hebben.`} ${c.part.byDetails`Daarvoor vragen wij u twee of drie gegevens en vergelijken die met wat wij al hebben.`} Hoe gevoeliger de
      gegevens, hoe strenger de controle. Wat u ons hiervoor stuurt, gebruiken wij alleen voor de controle.`}

      ${c.part
        .agent`**Gemachtigden:** u kunt een andere persoon of een bedrijf machtigen om voor u een verzoek in te dienen. De gemachtigde moet ons
      uw ondertekende toestemming tonen. Wij kunnen u vragen zelf uw identiteit te bewijzen of de toestemming te bevestigen; dat geldt niet
      bij een volmacht volgens de California Probate Code, §§ 4121 tot en met 4130.`}

      ${c.part
        .minors`**Instemming van jongeren:** voordat wij gegevens verkopen of voor reclame delen van iemand van wie wij weten dat die jonger
      is dan 16 jaar, vragen wij instemming (opt-in) en laten wij die in een tweede stap bevestigen. Vanaf 13 jaar stemt de persoon zelf in. Voor
      jongere kinderen doet een ouder of voogd dat, en wij gaan na of die daartoe bevoegd is. De instemming kan op elk moment voor de toekomst
      worden beëindigd, op de manieren in het onderdeel “Hoe u een verzoek indient”.`}

      ${c.part
        .signal`**Signalen:** omdat wij gegevens niet verkopen en niet voor reclame delen, verandert een opt-outsignaal zoals Global Privacy
      Control (GPC) niets aan de manier waarop wij uw gegevens verwerken. U hoeft daarvoor niets in te stellen in uw browser, apparaat of
      account.`}

      ${c.part
        .metrics`**Jaarcijfers:** hoeveel verzoeken om inzage, wissing, correctie, opt-out en beperking wij in het kalenderjaar
      daarvoor hebben ontvangen, ingewilligd en afgewezen en in hoeveel dagen wij hebben geantwoord, staat hier: ${link(c.say.request_metrics_url)}.
      Wij publiceren de cijfers uiterlijk op 1 juli van elk jaar.`}

      **Toezicht:** u kunt een klacht indienen bij de ${agency} en bij de ${attorney}.

      ${c.part
        .date`**Laatst bijgewerkt:** ${c.date(c.say.effective_date)}. Wij herzien en actualiseren deze informatie ten minste elke twaalf
      maanden.`}`,
  },
});
