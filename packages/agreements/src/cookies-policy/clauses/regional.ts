import { type Context, has, link, prose } from '../../document/authoring.ts';
import { worksUntilObjection } from '../uses.ts';
import { clause, type CookiesQuestions } from './clause.ts';

type Law = NonNullable<CookiesQuestions['laws']>[number];
function under(law: Law) {
  return (a: Context<CookiesQuestions>['a']): boolean => has(a.laws, law);
}
const countries = [
  'uk_gdpr',
  'fadp',
  'ccpa_cpra',
  'pipeda',
  'quebec_25',
  'lgpd',
  'au_privacy_act',
  'popia',
  'jp_appi',
] as const;

/**
 * What is due outside the Union: reg. 6 and Sch. A1 PECR; Art. 45c FMG; Civ. Code § 1798.135 with 11 CCR §§ 7025,
 * 7026(a) (a banner is no opt-out); PIPEDA Sch. 1 cl. 4.3.8; s. 8.1 of Quebec's Act; Art. 9 and 18 LGPD with the
 * ANPD's guide; APP 5 and 7; ss. 11(3), 18 and 74 POPIA; Art. 27-12 of Japan's Telecommunications Business Act.
 */
export const regional = clause({
  id: 'cp.regional',
  version: 1,
  when: (a) => countries.some((law) => has(a.laws, law)) || has(a.audience_regions, 'us'),
  parts: {
    britain: { meets: ['uk-pecr-6'], when: under('uk_gdpr') },
    exceptions: { meets: ['uk-pecr-a1-stats'], when: worksUntilObjection },
    switzerland: { meets: ['ch-fmg-45c'], when: under('fadp') },
    states: { meets: [], when: (a) => has(a.audience_regions, 'us') },
    california: { meets: ['us-ca-cookies'], when: under('ccpa_cpra') },
    canada: { meets: [], when: under('pipeda') },
    quebec: { meets: [], when: under('quebec_25') },
    brazil: { meets: ['br-anpd-cookies'], when: under('lgpd') },
    australia: { meets: [], when: under('au_privacy_act') },
    africa: { meets: [], when: under('popia') },
    japan: { meets: ['jp-tba-27-12'], when: under('jp_appi') },
  },
  text: {
    de: ({ part, say }) => prose`
      ## Hinweise für einzelne Länder

      - ${part.britain`**Vereinigtes Königreich:** Für das Speichern und Lesen auf Ihrem Gerät gelten Regel 6 und Anhang A1 der britischen Verordnung über
        Datenschutz und elektronische Kommunikation von 2003 (PECR). ${part.exceptions`Anhang A1 erlaubt ohne Einwilligung, die Nutzung eines Angebots zu
        messen, um es zu verbessern, und seine Darstellung an Ihre Einstellungen anzupassen. Dem können Sie jederzeit kostenlos durch eine
        Mitteilung an uns widersprechen.`} Nach der UK GDPR haben Sie Rechte auf Auskunft, Berichtigung, Löschung und Widerspruch; beschweren
        können Sie sich bei uns und bei der Datenschutzbehörde des Vereinigten Königreichs (ICO).`}
      - ${part.switzerland`**Schweiz:** Nach Art. 45c des Fernmeldegesetzes dürfen wir Daten auf Ihrem Gerät nur bearbeiten, wenn wir Sie über die
        Bearbeitung und ihren Zweck informieren und Sie sie ablehnen können. Ablehnen können Sie sie auf den Wegen, die der Abschnitt über die
        Änderung Ihrer Auswahl nennt.`}
      - ${part.states`**Vereinigte Staaten:** Gibt Ihnen das Recht Ihres Bundesstaates einen Anspruch, gezielter Werbung oder dem Verkauf Ihrer Daten
        zu widersprechen, üben Sie ihn auf den Wegen aus, die unsere Datenschutzerklärung nennt: ${link(say.privacy_url)}.`}
      - ${part.california`**Kalifornien:** Ein Cookie-Banner ersetzt nicht den Widerspruch gegen den Verkauf und die Weitergabe personenbezogener
        Daten nach dem CCPA. Soweit wir Daten in diesem Sinn verkaufen oder weitergeben, können Sie über den Link oder das Formular widersprechen,
        die unsere Datenschutzerklärung nennt, oder mit einem Signal Ihres Browsers wie Global Privacy Control. Das kalifornische Recht verpflichtet
        uns, ein solches Signal als Widerspruch zu behandeln.`}
      - ${part.canada`**Kanada:** Erfassen Cookies personenbezogene Daten, gilt das Bundesgesetz PIPEDA. Ihre Einwilligung können Sie vorbehaltlich
        gesetzlicher oder vertraglicher Beschränkungen und mit angemessener Frist jederzeit widerrufen; das gilt auch für Werbung nach Ihren
        Interessen.`}
      - ${part.quebec`**Québec:** Techniken, die Sie identifizieren, orten oder ein Profil von Ihnen bilden können, müssen nach Art. 8.1 des Gesetzes
        über den Schutz personenbezogener Informationen im privaten Sektor zunächst ausgeschaltet sein. Sie schalten sie ein, indem Sie den
        betreffenden Cookies zustimmen.`}
      - ${part.brazil`**Brasilien:** Für personenbezogene Daten aus Cookies gilt das Gesetz Nr. 13.709/2018 (LGPD). Sie können unter anderem die
        Bestätigung der Verarbeitung, Zugang, Berichtigung, Löschung und Auskunft über die Weitergabe verlangen und eine Einwilligung
        widerrufen (Art. 18).`}
      - ${part.australia`**Australien:** Daten aus Cookies, die Sie vernünftigerweise bestimmbar machen, sind personenbezogene Informationen im Sinn
        des Privacy Act 1988. Zielgerichtete Werbung, die auf ihnen beruht, können Sie bei uns abbestellen.`}
      - ${part.africa`**Südafrika:** Für Daten aus Cookies, die sich Ihnen zuordnen lassen, gilt der Protection of Personal Information Act (POPIA). Sie
        können der Verarbeitung aus berechtigten Gründen widersprechen und sich beim Information Regulator beschweren.`}
      - ${part.japan`**Japan:** Welche Informationen Ihr Gerät an andere Anbieter sendet, wer sie erhält und wozu, steht in den Abschnitten über die
        Zwecke der Cookies und über eingebundene Inhalte (Art. 27-12 des Telecommunications Business Act).`}`,
    en: ({ part, say }) => prose`
      ## Notices for single countries

      - ${part.britain`**United Kingdom:** regulation 6 of and Schedule A1 to the Privacy and Electronic Communications Regulations 2003 (PECR) apply to
        storing and reading on your device. ${part.exceptions`Schedule A1 allows, without consent, measuring how a service is used in order to improve
        it, and adapting its appearance to your preferences. You can object to this at any time, free of charge, by a message to us.`} Under the UK GDPR
        you have rights of access, rectification, erasure and objection; you can complain to us and to the data protection authority of the United
        Kingdom (ICO).`}
      - ${part.switzerland`**Switzerland:** under Article 45c of the Telecommunications Act we may process data on your device only if we inform you of the
        processing and its purpose and you can refuse it. You can refuse it in the ways that the section on changing your choice describes.`}
      - ${part.states`**United States:** where the law of your state gives you a right to opt out of targeted advertising or of the sale of your data, you
        exercise it in the ways that our privacy policy describes: ${link(say.privacy_url)}.`}
      - ${part.california`**California:** a cookie banner does not take the place of the opt-out of sale and sharing of personal information under the
        CCPA. Where we sell or share information in this sense, you can opt out through the link or form that our privacy policy names, or by a signal of your
        browser such as Global Privacy Control. Californian law obliges us to treat such a signal as an opt-out.`}
      - ${part.canada`**Canada:** where cookies collect personal information, the federal act PIPEDA applies. Subject to legal or contractual restrictions
        and reasonable notice, you can withdraw your consent at any time; this includes advertising based on your interests.`}
      - ${part.quebec`**Quebec:** technology that can identify or locate you or form a profile of you must at first be switched off, under section 8.1 of the Act
        respecting the protection of personal information in the private sector. You switch it on by accepting the cookies concerned.`}
      - ${part.brazil`**Brazil:** Act No. 13.709/2018 (LGPD) applies to personal data from cookies. Among other things you can ask for confirmation of the
        processing, access, correction, erasure and information on sharing, and revoke a consent (Article 18).`}
      - ${part.australia`**Australia:** data from cookies by which you are reasonably identifiable are personal information under the Privacy Act 1988. You can
        opt out with us of targeted advertising that rests on them.`}
      - ${part.africa`**South Africa:** the Protection of Personal Information Act (POPIA) applies to data from cookies that can be linked to you. You can
        object to the processing on reasonable grounds and complain to the Information Regulator.`}
      - ${part.japan`**Japan:** which information your device sends to other providers, who receives it and for what is stated in the sections on the purposes of
        the cookies and on included content (Article 27-12 of the Telecommunications Business Act).`}`,
    es: ({ part, say }) => prose`
      ## Información para determinados países

      - ${part.britain`**Reino Unido:** a guardar y leer información en su dispositivo se aplican la norma 6 y el anexo A1 del Reglamento británico de 2003
        sobre privacidad y comunicaciones electrónicas (PECR). ${part.exceptions`El anexo A1 permite, sin consentimiento, medir el uso de un servicio para mejorarlo y
        adaptar su presentación a sus preferencias. Puede oponerse a ello en cualquier momento y de forma gratuita escribiéndonos.`} Conforme al UK GDPR
        tiene derechos de acceso, rectificación, supresión y oposición; puede reclamar ante nosotros y ante la autoridad de protección de datos del Reino
        Unido (ICO).`}
      - ${part.switzerland`**Suiza:** conforme al artículo 45c de la Ley de telecomunicaciones, solo podemos tratar datos en su dispositivo si le informamos
        del tratamiento y de su finalidad y usted puede rechazarlo. Puede rechazarlo por las vías que indica el apartado sobre el cambio de su
        elección.`}
      - ${part.states`**Estados Unidos:** si la ley de su estado le da derecho a rechazar la publicidad dirigida o la venta de sus datos, lo ejerce por las vías
        que indica nuestra política de privacidad: ${link(say.privacy_url)}.`}
      - ${part.california`**California:** un banner de cookies no sustituye la oposición a la venta y a la cesión de información personal conforme a la CCPA.
        Cuando vendemos o cedemos información en ese sentido, puede oponerse mediante el enlace o el formulario que indica nuestra política de privacidad, o
        mediante una señal de su navegador como Global Privacy Control. La ley de California nos obliga a tratar esa señal como una oposición.`}
      - ${part.canada`**Canadá:** cuando las cookies recogen información personal, se aplica la ley federal PIPEDA. Con sujeción a restricciones legales o
        contractuales y con un preaviso razonable, puede retirar su consentimiento en cualquier momento, también para la publicidad basada en sus
        intereses.`}
      - ${part.quebec`**Quebec:** conforme al artículo 8.1 de la Ley sobre la protección de la información personal en el sector privado, las tecnologías que
        pueden identificarle, localizarle o elaborar un perfil de usted deben estar inicialmente desactivadas. Usted las activa al aceptar las cookies
        correspondientes.`}
      - ${part.brazil`**Brasil:** a los datos personales procedentes de cookies se aplica la Ley n.º 13.709/2018 (LGPD). Entre otras cosas, puede pedir la
        confirmación del tratamiento, el acceso, la corrección, la supresión e información sobre la comunicación de los datos, y revocar un consentimiento
        (artículo 18).`}
      - ${part.australia`**Australia:** los datos procedentes de cookies que permiten identificarle razonablemente son información personal según la Privacy
        Act 1988. Puede pedirnos que no le mostremos publicidad dirigida basada en ellos.`}
      - ${part.africa`**Sudáfrica:** a los datos procedentes de cookies que puedan vincularse con usted se aplica la Protection of Personal Information Act
        (POPIA). Puede oponerse al tratamiento por motivos razonables y reclamar ante el Information Regulator.`}
      - ${part.japan`**Japón:** qué información envía su dispositivo a otros proveedores, quién la recibe y para qué se indica en los apartados sobre las
        finalidades de las cookies y sobre los contenidos incorporados (artículo 27-12 de la Ley de empresas de telecomunicaciones).`}`,
    fr: ({ part, say }) => prose`
      ## Informations pour certains pays

      - ${part.britain`**Royaume-Uni :** l’enregistrement et la lecture sur votre appareil relèvent de la règle 6 et de l’annexe A1 du règlement britannique de
        2003 sur la vie privée et les communications électroniques (PECR). ${part.exceptions`L’annexe A1 permet, sans consentement, de mesurer l’utilisation d’un service pour
        l’améliorer et d’en adapter l’affichage à vos préférences. Vous pouvez vous y opposer à tout moment et gratuitement en nous écrivant.`} En vertu de
        l’UK GDPR, vous disposez de droits d’accès, de rectification, d’effacement et d’opposition ; vous pouvez vous plaindre auprès de nous et auprès de
        l’autorité de protection des données du Royaume-Uni (ICO).`}
      - ${part.switzerland`**Suisse :** selon l’article 45c de la loi sur les télécommunications, nous ne pouvons traiter des données sur votre appareil que si
        nous vous informons du traitement et de sa finalité et si vous pouvez le refuser. Vous pouvez le refuser par les moyens indiqués dans la section sur
        la modification de votre choix.`}
      - ${part.states`**États-Unis :** si la loi de votre État vous donne le droit de refuser la publicité ciblée ou la vente de vos données, vous l’exercez par les
        moyens indiqués dans notre politique de confidentialité : ${link(say.privacy_url)}.`}
      - ${part.california`**Californie :** un bandeau de cookies ne remplace pas l’opposition à la vente et au partage d’informations personnelles au titre du
        CCPA. Lorsque nous vendons ou partageons des informations en ce sens, vous pouvez vous y opposer par le lien ou le formulaire indiqué dans notre
        politique de confidentialité, ou par un signal de votre navigateur comme Global Privacy Control. Le droit californien nous oblige à traiter un tel signal
        comme une opposition.`}
      - ${part.canada`**Canada :** lorsque des cookies (témoins) recueillent des renseignements personnels, la loi fédérale LPRPDE (PIPEDA) s’applique. Sous
        réserve de restrictions légales ou contractuelles et d’un préavis raisonnable, vous pouvez retirer votre consentement à tout moment, y compris pour la
        publicité fondée sur vos intérêts.`}
      - ${part.quebec`**Québec :** selon l’article 8.1 de la Loi sur la protection des renseignements personnels dans le secteur privé, les technologies qui
        permettent de vous identifier, de vous localiser ou d’effectuer votre profilage doivent être désactivées au départ. Vous les activez en acceptant
        les témoins concernés.`}
      - ${part.brazil`**Brésil :** les données à caractère personnel issues de cookies relèvent de la loi n° 13.709/2018 (LGPD). Vous pouvez notamment demander la
        confirmation du traitement, l’accès, la rectification, l’effacement et des informations sur le partage des données, et révoquer un consentement
        (article 18).`}
      - ${part.australia`**Australie :** les données issues de cookies qui permettent raisonnablement de vous identifier sont des informations personnelles au sens du
        Privacy Act 1988. Vous pouvez nous demander de ne plus recevoir de publicité ciblée fondée sur elles.`}
      - ${part.africa`**Afrique du Sud :** les données issues de cookies qui peuvent être rattachées à vous relèvent du Protection of Personal Information Act
        (POPIA). Vous pouvez vous opposer au traitement pour des motifs raisonnables et saisir l’Information Regulator.`}
      - ${part.japan`**Japon :** les informations que votre appareil envoie à d’autres prestataires, leurs destinataires et leurs finalités figurent dans les sections
        sur les finalités des cookies et sur les contenus intégrés (article 27-12 de la loi sur les entreprises de télécommunications).`}`,
    it: ({ part, say }) => prose`
      ## Informazioni per singoli paesi

      - ${part.britain`**Regno Unito:** alla memorizzazione e alla lettura sul Suo dispositivo si applicano la regola 6 e l’allegato A1 del regolamento britannico del
        2003 sulla privacy e le comunicazioni elettroniche (PECR). ${part.exceptions`L’allegato A1 permette, senza consenso, di misurare l’utilizzo di un servizio per migliorarlo e
        di adattarne la visualizzazione alle Sue preferenze. Può opporsi in qualsiasi momento e gratuitamente scrivendoci.`} Ai sensi dello UK GDPR Lei ha
        diritti di accesso, rettifica, cancellazione e opposizione; può presentare reclamo a noi e all’autorità per la protezione dei dati del Regno Unito
        (ICO).`}
      - ${part.switzerland`**Svizzera:** secondo l’art. 45c della legge sulle telecomunicazioni possiamo elaborare dati sul Suo dispositivo solo se La informiamo
        dell’elaborazione e del suo scopo e se Lei può rifiutarla. Può rifiutarla nei modi indicati nella sezione sulla modifica della scelta.`}
      - ${part.states`**Stati Uniti:** se la legge del Suo Stato Le dà il diritto di rifiutare la pubblicità mirata o la vendita dei Suoi dati, può esercitarlo nei
        modi indicati nella nostra informativa sulla privacy: ${link(say.privacy_url)}.`}
      - ${part.california`**California:** un banner sui cookie non sostituisce l’opposizione alla vendita e alla condivisione di informazioni personali ai sensi del
        CCPA. Quando vendiamo o condividiamo informazioni in questo senso, può opporsi tramite il link o il modulo indicato nella nostra informativa sulla privacy
        oppure con un segnale del Suo browser come Global Privacy Control. Il diritto californiano ci obbliga a trattare tale segnale come
        un’opposizione.`}
      - ${part.canada`**Canada:** quando i cookie raccolgono informazioni personali si applica la legge federale PIPEDA. Fatte salve restrizioni di legge o di contratto
        e con un preavviso ragionevole, può revocare il Suo consenso in qualsiasi momento, anche per la pubblicità basata sui Suoi interessi.`}
      - ${part.quebec`**Québec:** secondo l’art. 8.1 della legge sulla protezione delle informazioni personali nel settore privato, le tecnologie che possono
        identificarLa, localizzarLa o profilarLa devono essere inizialmente disattivate. Lei le attiva accettando i cookie interessati.`}
      - ${part.brazil`**Brasile:** ai dati personali tratti dai cookie si applica la legge n. 13.709/2018 (LGPD). Lei può tra l’altro chiedere la conferma del
        trattamento, l’accesso, la rettifica, la cancellazione e informazioni sulla condivisione, e revocare un consenso (art. 18).`}
      - ${part.australia`**Australia:** i dati tratti dai cookie che consentono ragionevolmente di identificarLa sono informazioni personali ai sensi del Privacy
        Act 1988. Può chiederci di non ricevere pubblicità mirata basata su di essi.`}
      - ${part.africa`**Sudafrica:** ai dati tratti dai cookie che possono essere ricondotti a Lei si applica il Protection of Personal Information Act (POPIA). Può
        opporsi al trattamento per motivi ragionevoli e presentare reclamo all’Information Regulator.`}
      - ${part.japan`**Giappone:** quali informazioni il Suo dispositivo invia ad altri fornitori, chi le riceve e a quale scopo è indicato nelle sezioni sulle finalità
        dei cookie e sui contenuti integrati (art. 27-12 della legge sulle imprese di telecomunicazioni).`}`,
    nl: ({ part, say }) => prose`
      ## Informatie voor bepaalde landen

      - ${part.britain`**Verenigd Koninkrijk:** voor opslaan en lezen op uw apparaat gelden regel 6 en bijlage A1 van de Britse regeling van 2003 over privacy en
        elektronische communicatie (PECR). ${part.exceptions`Bijlage A1 staat toe om zonder toestemming het gebruik van een dienst te meten om die te verbeteren, en de
        weergave aan uw voorkeuren aan te passen. U kunt daartegen op elk moment kosteloos bezwaar maken door een bericht aan ons.`} Volgens de UK GDPR
        hebt u rechten van inzage, rectificatie, wissing en bezwaar; u kunt een klacht indienen bij ons en bij de gegevensbeschermingsautoriteit van het
        Verenigd Koninkrijk (ICO).`}
      - ${part.switzerland`**Zwitserland:** volgens artikel 45c van de telecommunicatiewet mogen wij gegevens op uw apparaat alleen verwerken als wij u over de
        verwerking en het doel ervan informeren en u die kunt weigeren. Weigeren kan op de manieren die het onderdeel over het wijzigen van uw keuze
        noemt.`}
      - ${part.states`**Verenigde Staten:** geeft de wet van uw staat u het recht om gerichte reclame of de verkoop van uw gegevens te weigeren, dan oefent u dat uit op de
        manieren die ons privacybeleid noemt: ${link(say.privacy_url)}.`}
      - ${part.california`**Californië:** een cookiebanner komt niet in de plaats van het bezwaar tegen verkoop en het delen van persoonlijke informatie volgens de CCPA. Voor
        zover wij informatie in die zin verkopen of delen, kunt u bezwaar maken via de link of het formulier dat ons privacybeleid noemt, of met een signaal van uw
        browser zoals Global Privacy Control. Het recht van Californië verplicht ons om zo’n signaal als bezwaar te behandelen.`}
      - ${part.canada`**Canada:** verzamelen cookies persoonlijke informatie, dan geldt de federale wet PIPEDA. Met inachtneming van wettelijke of contractuele beperkingen
        en een redelijke termijn kunt u uw toestemming op elk moment intrekken, ook voor reclame op basis van uw interesses.`}
      - ${part.quebec`**Québec:** volgens artikel 8.1 van de wet op de bescherming van persoonlijke informatie in de private sector moeten technieken die u kunnen
        identificeren, lokaliseren of profileren aanvankelijk zijn uitgeschakeld. U schakelt ze in door de betrokken cookies te accepteren.`}
      - ${part.brazil`**Brazilië:** voor persoonsgegevens uit cookies geldt wet nr. 13.709/2018 (LGPD). U kunt onder meer bevestiging van de verwerking, toegang,
        rectificatie, wissing en informatie over het delen vragen en toestemming intrekken (artikel 18).`}
      - ${part.australia`**Australië:** gegevens uit cookies waarmee u redelijkerwijs te identificeren bent, zijn persoonlijke informatie in de zin van de Privacy Act 1988. U
        kunt zich bij ons afmelden voor gerichte reclame die daarop berust.`}
      - ${part.africa`**Zuid-Afrika:** voor gegevens uit cookies die tot u te herleiden zijn, geldt de Protection of Personal Information Act (POPIA). U kunt op redelijke
        gronden bezwaar maken tegen de verwerking en een klacht indienen bij de Information Regulator.`}
      - ${part.japan`**Japan:** welke informatie uw apparaat naar andere aanbieders stuurt, wie die ontvangt en waarvoor, staat in de onderdelen over de doelen van de cookies
        en over opgenomen inhoud (artikel 27-12 van de wet op telecommunicatiebedrijven).`}`,
  },
});
