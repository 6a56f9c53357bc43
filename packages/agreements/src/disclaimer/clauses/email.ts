import { given, has, link, prose } from '../../document/authoring.ts';
import { clause, type DisclaimerQuestions } from './clause.ts';

type Given = { readonly [Q in keyof DisclaimerQuestions]?: DisclaimerQuestions[Q] | undefined };
const aboutHealth = (a: Pick<Given, 'd_medical' | 'd_fitness'>): boolean =>
  a.d_medical === 'general' || a.d_medical === 'professionals' || a.d_fitness === 'yes';
const aboutMoney = (a: Pick<Given, 'd_financial'>): boolean =>
  given(a.d_financial) && !has(a.d_financial, 'none');

// Short forms to copy; the mark at the link or at the start of a video stays necessary (16 CFR § 255.5, § 5a(4) UWG).
export const email = clause({
  id: 'di.email',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.d_email === 'yes',
  parts: {
    site: { meets: [], when: (a) => has(a.agreement_for, 'website') },
    affiliate: { meets: [], when: (a) => a.d_affiliate === 'yes' },
    amazon: {
      meets: [],
      when: (a) =>
        a.amazon_statement !== 'no' &&
        a.affiliate_programs?.map(String).includes('amazon-associates') === true,
    },
    sponsored: { meets: [], when: (a) => a.d_sponsored === 'yes' },
    health: { meets: [], when: aboutHealth },
    money: { meets: [], when: aboutMoney },
    law: { meets: [], when: (a) => a.d_legal === 'yes' },
    videoHealth: { meets: [], when: aboutHealth },
    videoMoney: { meets: [], when: aboutMoney },
    videoLaw: { meets: [], when: (a) => a.d_legal === 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Kurzfassungen

      Wo für das ganze Dokument kein Platz ist, verwenden wir diese Kurzfassungen; maßgeblich bleibt der volle Wortlaut dieses Dokuments.

      ### Für die Fußzeile

      Unsere Inhalte sind allgemeine Informationen. ${c.part.health`Sie ersetzen keine ärztliche Beratung.`} ${c.part.money`Sie sind keine Finanzberatung.`} ${c.part.law`Sie sind keine Rechtsberatung.`} ${c.part.affiliate`Manche Links sind Werbung: Bei einem Kauf erhalten wir eine Provision.`} ${c.part.amazon`Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.`}

      ### Für E-Mails

      Diese Nachricht ist für die Person bestimmt, an die sie gerichtet ist. Haben Sie sie versehentlich erhalten, benachrichtigen Sie uns bitte und löschen Sie sie.

      ### Für Videobeschreibungen

      Dieses Video dient der allgemeinen Information. ${c.part.videoHealth`Es ersetzt keine ärztliche Beratung.`} ${c.part.videoMoney`Es ist keine Finanzberatung.`} ${c.part.videoLaw`Es ist keine Rechtsberatung.`} ${c.part.affiliate`Manche Links sind Werbung: Bei einem Kauf erhalten wir eine Provision.`} ${c.part.amazon`Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.`} ${c.part.sponsored`Enthält es Werbung, ist das im Video gekennzeichnet.`} ${c.part.site`Mehr dazu: ${link(c.say.website_url)}`}`,
    en: (c) => prose`
      ## Short versions

      Where there is no room for the whole document we use these short versions; the full wording of this document prevails.

      ### For a footer

      Our content is general information. ${c.part.health`It does not replace medical advice.`} ${c.part.money`It is not financial advice.`} ${c.part.law`It is not legal advice.`} ${c.part.affiliate`Some links are advertising: we receive a commission on purchases.`} ${c.part.amazon`As an Amazon Associate I earn from qualifying purchases.`}

      ### For e-mails

      This message is meant for the person to whom it is addressed. If you have received it by mistake, please tell us and delete it.

      ### For video descriptions

      This video is for general information. ${c.part.videoHealth`It does not replace medical advice.`} ${c.part.videoMoney`It is not financial advice.`} ${c.part.videoLaw`It is not legal advice.`} ${c.part.affiliate`Some links are advertising: we receive a commission on purchases.`} ${c.part.amazon`As an Amazon Associate I earn from qualifying purchases.`} ${c.part.sponsored`Where it contains advertising, the video is marked so.`} ${c.part.site`More on this: ${link(c.say.website_url)}`}`,
    es: (c) => prose`
      ## Versiones breves

      Donde no cabe el documento entero utilizamos estas versiones breves; prevalece el texto íntegro de este documento.

      ### Para el pie de página

      Nuestros contenidos son información general. ${c.part.health`No sustituyen el consejo médico.`} ${c.part.money`No son asesoramiento financiero.`} ${c.part.law`No son asesoramiento jurídico.`} ${c.part.affiliate`Algunos enlaces son publicidad: recibimos una comisión por las compras.`} ${c.part.amazon`En calidad de Afiliado de Amazon, obtengo ingresos por las compras adscritas que cumplen los requisitos aplicables.`}

      ### Para correos electrónicos

      Este mensaje está destinado a la persona a la que va dirigido. Si lo ha recibido por error, le rogamos que nos avise y lo borre.

      ### Para descripciones de vídeos

      Este vídeo ofrece información general. ${c.part.videoHealth`No sustituye el consejo médico.`} ${c.part.videoMoney`No es asesoramiento financiero.`} ${c.part.videoLaw`No es asesoramiento jurídico.`} ${c.part.affiliate`Algunos enlaces son publicidad: recibimos una comisión por las compras.`} ${c.part.amazon`En calidad de Afiliado de Amazon, obtengo ingresos por las compras adscritas que cumplen los requisitos aplicables.`} ${c.part.sponsored`Si contiene publicidad, se indica en el vídeo.`} ${c.part.site`Más información: ${link(c.say.website_url)}`}`,
    fr: (c) => prose`
      ## Versions courtes

      Là où le document entier n’a pas sa place, nous utilisons ces versions courtes ; le texte intégral de ce document prévaut.

      ### Pour un pied de page

      Nos contenus sont des informations générales. ${c.part.health`Ils ne remplacent pas un avis médical.`} ${c.part.money`Ils ne constituent pas un conseil financier.`} ${c.part.law`Ils ne constituent pas un conseil juridique.`} ${c.part.affiliate`Certains liens sont de la publicité : nous recevons une commission sur les achats.`} ${c.part.amazon`En tant que Partenaire Amazon, je réalise un bénéfice sur les achats remplissant les conditions requises.`}

      ### Pour les courriers électroniques

      Ce message est destiné à la personne à laquelle il est adressé. Si vous l’avez reçu par erreur, merci de nous en avertir et de le supprimer.

      ### Pour les descriptions de vidéos

      Cette vidéo est donnée à titre d’information générale. ${c.part.videoHealth`Elle ne remplace pas un avis médical.`} ${c.part.videoMoney`Elle ne constitue pas un conseil financier.`} ${c.part.videoLaw`Elle ne constitue pas un conseil juridique.`} ${c.part.affiliate`Certains liens sont de la publicité : nous recevons une commission sur les achats.`} ${c.part.amazon`En tant que Partenaire Amazon, je réalise un bénéfice sur les achats remplissant les conditions requises.`} ${c.part.sponsored`Si elle contient de la publicité, la vidéo le signale.`} ${c.part.site`En savoir plus : ${link(c.say.website_url)}`}`,
    it: (c) => prose`
      ## Versioni brevi

      Dove l’intero documento non trova spazio usiamo queste versioni brevi; prevale il testo integrale di questo documento.

      ### Per il piè di pagina

      I nostri contenuti sono informazioni generali. ${c.part.health`Non sostituiscono il parere di un medico.`} ${c.part.money`Non sono una consulenza finanziaria.`} ${c.part.law`Non sono una consulenza legale.`} ${c.part.affiliate`Alcuni link sono pubblicità: riceviamo una provvigione sugli acquisti.`} ${c.part.amazon`In qualità di Affiliato Amazon io ricevo un guadagno dagli acquisti idonei.`}

      ### Per le e-mail

      Questo messaggio è destinato alla persona a cui è indirizzato. Se lo ha ricevuto per errore, La preghiamo di avvisarci e di cancellarlo.

      ### Per le descrizioni dei video

      Questo video ha carattere di informazione generale. ${c.part.videoHealth`Non sostituisce il parere di un medico.`} ${c.part.videoMoney`Non è una consulenza finanziaria.`} ${c.part.videoLaw`Non è una consulenza legale.`} ${c.part.affiliate`Alcuni link sono pubblicità: riceviamo una provvigione sugli acquisti.`} ${c.part.amazon`In qualità di Affiliato Amazon io ricevo un guadagno dagli acquisti idonei.`} ${c.part.sponsored`Se contiene pubblicità, il video lo segnala.`} ${c.part.site`Per saperne di più: ${link(c.say.website_url)}`}`,
    nl: (c) => prose`
      ## Korte versies

      Waar geen plaats is voor het hele document, gebruiken wij deze korte versies; de volledige tekst van dit document gaat voor.

      ### Voor de voettekst

      Onze inhoud is algemene informatie. ${c.part.health`Zij vervangt geen medisch advies.`} ${c.part.money`Het is geen financieel advies.`} ${c.part.law`Het is geen juridisch advies.`} ${c.part.affiliate`Sommige links zijn reclame: bij een aankoop ontvangen wij een commissie.`} ${c.part.amazon`Als Amazon-partner verdien ik aan in aanmerking komende aankopen.`}

      ### Voor e-mails

      Dit bericht is bestemd voor de persoon aan wie het is gericht. Hebt u het per ongeluk ontvangen, laat het ons dan weten en verwijder het.

      ### Voor videobeschrijvingen

      Deze video bevat algemene informatie. ${c.part.videoHealth`De video vervangt geen medisch advies.`} ${c.part.videoMoney`Dit is geen financieel advies.`} ${c.part.videoLaw`Dit is geen juridisch advies.`} ${c.part.affiliate`Sommige links zijn reclame: bij een aankoop ontvangen wij een commissie.`} ${c.part.amazon`Als Amazon-partner verdien ik aan in aanmerking komende aankopen.`} ${c.part.sponsored`Bevat de video reclame, dan staat dat in de video vermeld.`} ${c.part.site`Meer hierover: ${link(c.say.website_url)}`}`,
  },
});
