import { given, prose } from '../../document/authoring.ts';
import { needsConsent, usesNothing } from '../uses.ts';
import { clause } from './clause.ts';
import { namesProviders } from './provider-lists.ts';

/**
 * How long cookies operate and whether others may have access to them: CJEU C-673/17 (Planet49), para.
 * 75-81. Where the owner knows no longest period the criteria stand, as Art. 13(2)(a) GDPR allows.
 */
export const how = clause({
  id: 'cp.how',
  version: 1,
  when: (a) => !usesNothing(a),
  parts: {
    duration: {
      meets: ['planet49-duration', 'es-lssi-22-2', 'it-garante-2021', 'at-tkg-165', 'br-anpd-cookies'],
    },
    longest: { meets: ['planet49-duration'], when: (a) => given(a.longest_lifetime) },
    criteria: { meets: [], when: (a) => !given(a.longest_lifetime) },
    own: { meets: ['cookie-list-name'] },
    third: {
      meets: ['planet49-third-party', 'es-lssi-22-2', 'it-garante-2021'],
      when: (a) => namesProviders(a) || needsConsent(a),
    },
    nobody: {
      meets: ['planet49-third-party', 'es-lssi-22-2', 'it-garante-2021'],
      when: (a) => !namesProviders(a) && !needsConsent(a),
    },
  },
  text: {
    de: ({ part, period, say }) => prose`
      ## Wie lange Cookies bleiben und wer auf sie zugreift

      ${part.duration`**Sitzungs-Cookies** verfallen, wenn Sie den Browser schließen. **Dauerhafte Cookies** bleiben bis zum
      Ende ihrer Laufzeit, der lokale Speicher und Gerätekennungen, bis sie gelöscht oder zurückgesetzt werden.`}
      ${part.longest`Die längste Laufzeit beträgt ${period(say.longest_lifetime, 'akk')} ab dem Zeitpunkt, zu dem das Cookie
      gesetzt oder erneuert wird.`} ${part.criteria`Wie lange ein Cookie gilt, legt fest, wer es setzt; maßgeblich ist der
      Zweck, den es erfüllt. Im Browser lässt sich die Laufzeit jedes Cookies ablesen.`}

      ${part.own`**Eigene Cookies** setzen wir selbst. Nur wir und Dienstleister, die in unserem Auftrag arbeiten, können
      sie lesen.`} ${part.third`**Drittanbieter-Cookies** setzen und lesen die Anbieter, deren Werkzeuge oder Inhalte wir
      einbinden. Diese Anbieter haben Zugriff auf die Informationen in ihren Cookies; wir nennen sie bei dem Zweck, dem ihre
      Cookies dienen.`} ${part.nobody`Anderen Unternehmen geben wir keinen Zugriff auf Cookies in unserem Angebot.`}`,
    en: ({ part, period, say }) => prose`
      ## How long cookies stay and who has access to them

      ${part.duration`**Session cookies** expire when you close the browser. **Persistent cookies** stay until their period
      ends, local storage and device identifiers until they are deleted or reset.`} ${part.longest`The longest period is
      ${period(say.longest_lifetime)} from the time at which the cookie is set or renewed.`} ${part.criteria`How long a cookie
      operates is determined by whoever sets it, according to the purpose it serves. In a browser the period of each cookie can be looked up.`}

      ${part.own`**First-party cookies** are set by us. Only we and service providers who work on our behalf can read
      them.`} ${part.third`**Third-party cookies** are set and read by the providers whose tools or content we include. These
      providers have access to the information in their cookies; we name them under the purpose that their cookies
      serve.`} ${part.nobody`We give no other company access to cookies in our service.`}`,
    es: ({ part, period, say }) => prose`
      ## Cuánto tiempo permanecen las cookies y quién accede a ellas

      ${part.duration`Las **cookies de sesión** caducan al cerrar el navegador. Las **cookies persistentes** permanecen hasta
      el final de su plazo; el almacenamiento local y los identificadores del dispositivo, hasta que se borran o
      restablecen.`} ${part.longest`El plazo más largo es de ${period(say.longest_lifetime)} desde que la cookie se instala o
      se renueva.`} ${part.criteria`El plazo de cada cookie lo determina quien la instala, según la finalidad a la que sirve.
      En el navegador puede consultarse el plazo de cada cookie.`}

      ${part.own`Las **cookies propias** las instalamos nosotros. Solo podemos leerlas nosotros y los prestadores de servicios
      que trabajan por cuenta nuestra.`} ${part.third`Las **cookies de terceros** las instalan y leen los proveedores cuyas
      herramientas o contenidos incorporamos. Estos proveedores tienen acceso a la información de sus cookies; los nombramos
      junto a la finalidad a la que sirven sus cookies.`} ${part.nobody`No damos a ninguna otra empresa acceso a cookies en
      nuestro servicio.`}`,
    fr: ({ part, period, say }) => prose`
      ## Durée de vie des cookies et accès à leur contenu

      ${part.duration`Les **cookies de session** expirent à la fermeture du navigateur. Les **cookies persistants** restent
      jusqu’au terme de leur durée ; le stockage local et les identifiants de l’appareil, jusqu’à leur suppression ou leur
      réinitialisation.`} ${part.longest`La durée la plus longue est de ${period(say.longest_lifetime)} à compter du dépôt ou
      du renouvellement du cookie.`} ${part.criteria`La durée de chaque cookie est fixée par celui qui le dépose, selon la
      finalité à laquelle il sert. La durée de chaque cookie peut être consultée dans le navigateur.`}

      ${part.own`Les **cookies internes** sont déposés par nous. Nous seuls et les prestataires qui travaillent pour notre
      compte pouvons les lire.`} ${part.third`Les **cookies tiers** sont déposés et lus par les prestataires dont nous
      intégrons des outils ou des contenus. Ces prestataires ont accès aux informations contenues dans leurs cookies ; nous
      les nommons avec la finalité à laquelle leurs cookies servent.`} ${part.nobody`Nous ne donnons à aucune autre entreprise
      accès à des cookies dans notre service.`}`,
    it: ({ part, period, say }) => prose`
      ## Quanto durano i cookie e chi vi accede

      ${part.duration`I **cookie di sessione** scadono alla chiusura del browser. I **cookie persistenti** restano fino al
      termine della loro durata; la memoria locale e gli identificativi del dispositivo, finché non vengono eliminati o
      reimpostati.`} ${part.longest`La durata massima, calcolata da quando il cookie viene installato o rinnovato, è la
      seguente: ${period(say.longest_lifetime)}.`} ${part.criteria`La durata di ciascun cookie è stabilita da chi lo installa,
      in base alla finalità a cui serve. Nel browser si può consultare la durata di ogni cookie.`}

      ${part.own`I **cookie di prima parte** sono installati da noi. Possiamo leggerli solo noi e i fornitori di servizi che
      operano per nostro conto.`} ${part.third`I **cookie di terze parti** sono installati e letti dai fornitori di cui
      integriamo strumenti o contenuti. Questi fornitori hanno accesso alle informazioni contenute nei loro cookie; li
      indichiamo insieme alla finalità a cui servono i loro cookie.`} ${part.nobody`Non diamo ad altre imprese accesso ai
      cookie nel nostro servizio.`}`,
    nl: ({ part, period, say }) => prose`
      ## Hoe lang cookies blijven en wie er toegang toe heeft

      ${part.duration`**Sessiecookies** vervallen wanneer u de browser sluit. **Permanente cookies** blijven tot het einde van
      hun looptijd, lokale opslag en apparaat-ID’s tot ze worden verwijderd of gereset.`} ${part.longest`De langste looptijd
      is ${period(say.longest_lifetime)} vanaf het moment waarop de cookie wordt geplaatst of vernieuwd.`} ${part.criteria`Hoe
      lang een cookie geldt, bepaalt wie hem plaatst, naar het doel dat hij dient. In de browser is de looptijd van elke cookie te zien.`}

      ${part.own`**Eigen cookies** plaatsen wij zelf. Alleen wij en dienstverleners die in onze opdracht werken, kunnen ze
      lezen.`} ${part.third`**Cookies van derden** worden geplaatst en gelezen door de aanbieders waarvan wij hulpmiddelen of
      inhoud opnemen. Deze aanbieders hebben toegang tot de informatie in hun cookies; wij noemen hen bij het doel dat hun
      cookies dienen.`} ${part.nobody`Andere bedrijven geven wij geen toegang tot cookies in onze dienst.`}`,
  },
});
