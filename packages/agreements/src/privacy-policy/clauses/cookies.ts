import { type Context, given, has, link, prose } from '../../document/authoring.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { deviceStatutes, statuteOf } from '../words/device-statutes.ts';

function onWebsite(a: Context<PrivacyQuestions>['a']): boolean {
  return has(a.agreement_for, 'website') || !given(a.agreement_for);
}

function usesMore(a: Context<PrivacyQuestions>['a']): boolean {
  const answers = [a.analytics, a.session_replay, a.ads, a.remarketing, a.affiliates_program];
  return answers.includes('yes') || given(a.social_plugins) || given(a['social_plugins.own']);
}

export const cookies = clause({
  id: 'pp.cookies',
  version: 1,
  parts: {
    site: { meets: [], when: onWebsite },
    app: { meets: [], when: (a) => has(a.agreement_for, 'app') },
    consent: { meets: [], when: (a) => has(a.laws, 'gdpr') },
    statute: { meets: [], when: (a) => has(a.laws, 'gdpr') && statuteOf(a.country) !== undefined },
    uses: { meets: [], when: usesMore },
    statistics: { meets: [], when: (a) => a.analytics === 'yes' },
    recordings: { meets: [], when: (a) => a.session_replay === 'yes' },
    ads: { meets: [], when: (a) => a.ads === 'yes' },
    remarketing: { meets: [], when: (a) => a.remarketing === 'yes' },
    plugins: { meets: [], when: (a) => given(a.social_plugins) || given(a['social_plugins.own']) },
    affiliates: { meets: [], when: (a) => a.affiliates_program === 'yes' },
    withdraw: { meets: ['gdpr-13-2-c'], when: (a) => has(a.laws, 'gdpr') },
    settings: { meets: [] },
    separate: { meets: [], when: (a) => a.cookie_section === 'separate' },
    short: { meets: [], when: (a) => a.cookie_section !== 'separate' && onWebsite(a) },
  },
  words: deviceStatutes,
  text: {
    de: ({ a, part, say, w }) => prose`
      ## Cookies und ähnliche Techniken

      ${part.site`Cookies sind kleine Dateien, die eine Website auf Ihrem Gerät speichert. Ähnlich wirken der
      lokale Speicher des Browsers, Zählpixel und Skripte.`} ${part.app`In einer App leisten Kennungen des Geräts, der lokale Speicher und eingebaute Software anderer Anbieter (SDKs), was auf einer Website Cookies leisten.`}

      ${part.consent`Informationen, die für einen von Ihnen gewünschten Dienst unbedingt erforderlich sind,
      speichern und lesen wir ohne Einwilligung, etwa um eine Anmeldung oder Ihre Auswahl zu erhalten. Alles
      andere setzen wir nur mit Ihrer Einwilligung ein.`} ${part.statute`Das folgt aus
      ${w[statuteOf(a.country) ?? 'DE']}.`}

      ${part.uses`In unserem Angebot dienen solche Techniken auch diesen Zwecken:`}

      - ${part.statistics`Statistik: Kennungen unterscheiden Besuche und ordnen sie einander zu.`}
      - ${part.recordings`Aufzeichnung von Besuchen: Kennungen verbinden die Schritte eines Besuchs.`}
      - ${part.ads`Werbung: Kennungen steuern, welche Anzeigen erscheinen, und zählen Anzeigen und Klicks.`}
      - ${part.remarketing`Remarketing: Kennungen machen Sie für Werbenetzwerke auf anderen Websites und in
        anderen Apps wiedererkennbar.`}
      - ${part.plugins`Soziale Netzwerke: Mit ihren Schaltflächen und Beiträgen können die Netzwerke eigene
        Cookies setzen und lesen.`}
      - ${part.affiliates`Partnerlinks: Folgen Sie einem Link, für den wir eine Provision erhalten können,
        kann der Partner oder sein Netzwerk speichern, dass Sie von uns kommen.`}

      ${part.withdraw`Ihre Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen, und zwar
      so einfach, wie Sie sie erteilt haben: in den Einstellungen, in denen Sie sie erteilt haben, oder durch
      eine Mitteilung an uns. Der Widerruf berührt nicht die Rechtmäßigkeit dessen, was bis dahin geschehen ist.`}
      ${part.settings`In den Einstellungen von Browser oder Gerät können Sie Cookies und Kennungen außerdem
      löschen oder sperren; einzelne Funktionen stehen dann möglicherweise nicht mehr zur Verfügung.`}

      ${part.separate`Die einzelnen Cookies mit Zweck, Anbieter und Speicherdauer beschreibt unsere
      Cookie-Richtlinie: ${link(say.cookie_policy_url)}.`} ${part.short`Sitzungs-Cookies verfallen, wenn Sie
      den Browser schließen, andere nach Ablauf ihrer Frist oder wenn Sie sie löschen.`}`,
    en: ({ a, part, say, w }) => prose`
      ## Cookies and similar technologies

      ${part.site`Cookies are small files that a website stores on your device. The browser’s local storage,
      tracking pixels and scripts have a similar effect.`} ${part.app`In an app, identifiers of the device,
      local storage and built-in software of other providers (SDKs) do what cookies do on a website.`}

      ${part.consent`Information that is strictly necessary for a service you asked for is stored and read
      without consent, for example to keep you signed in or to remember your choices. We use everything else
      only with your consent.`} ${part.statute`This follows from ${w[statuteOf(a.country) ?? 'DE']}.`}

      ${part.uses`In our service such technologies also serve these purposes:`}

      - ${part.statistics`Statistics: identifiers tell visits apart and link them to one another.`}
      - ${part.recordings`Recordings of visits: identifiers connect the steps of a visit.`}
      - ${part.ads`Advertising: identifiers control which advertisements appear and count advertisements and
        clicks.`}
      - ${part.remarketing`Remarketing: identifiers let advertising networks recognise you on other websites
        and in other apps.`}
      - ${part.plugins`Social networks: with their buttons and posts the networks can set and read cookies of
        their own.`}
      - ${part.affiliates`Affiliate links: if you follow a link for which we may receive a commission, the
        partner or its network can record that you came from us.`}

      ${part.withdraw`You can withdraw your consent at any time for the future, as easily as you gave it: in
      the settings in which you gave it, or by a message to us. The withdrawal does not affect the lawfulness of what was done before.`} ${part.settings`In the settings of your browser or device you can also delete or block cookies
      and identifiers; some functions may then no longer work.`}

      ${part.separate`Each cookie with its purpose, provider and storage period is described in our Cookies
      Policy: ${link(say.cookie_policy_url)}.`} ${part.short`Session cookies expire when you close the browser,
      others when their period ends or when you delete them.`}`,
    es: ({ a, part, say, w }) => prose`
      ## Cookies y tecnologías similares

      ${part.site`Las cookies son pequeños archivos que un sitio web guarda en su dispositivo. El
      almacenamiento local del navegador, los píxeles de seguimiento y los scripts tienen un efecto similar.`}
      ${part.app`En una aplicación, los identificadores del dispositivo, el almacenamiento local y los
      programas integrados de otros proveedores (SDK) cumplen la función que tienen las cookies en un sitio web.`}

      ${part.consent`La información estrictamente necesaria para un servicio que usted ha solicitado se guarda
      y se lee sin consentimiento, por ejemplo para mantener la sesión iniciada o recordar sus elecciones. Todo
      lo demás lo utilizamos solo con su consentimiento.`} ${part.statute`Así resulta
      ${w[statuteOf(a.country) ?? 'DE']}.`}

      ${part.uses`En nuestro servicio, estas tecnologías sirven además para lo siguiente:`}

      - ${part.statistics`Estadísticas de uso: los identificadores distinguen las visitas y las relacionan entre sí.`}
      - ${part.recordings`Grabación de visitas: los identificadores unen los pasos de una visita.`}
      - ${part.ads`Publicidad: los identificadores determinan qué anuncios aparecen y cuentan los anuncios y
        los clics.`}
      - ${part.remarketing`Remarketing: los identificadores permiten a las redes publicitarias reconocerle en
        otros sitios web y en otras aplicaciones.`}
      - ${part.plugins`Redes sociales: con sus botones y publicaciones, las redes pueden instalar y leer
        cookies propias.`}
      - ${part.affiliates`Enlaces de afiliado: si usted sigue un enlace por el que podemos recibir una
        comisión, el socio o su red puede registrar que usted viene de nosotros.`}

      ${part.withdraw`Puede retirar su consentimiento en cualquier momento para el futuro, con la misma
      facilidad con la que lo dio: en los ajustes en los que lo dio o escribiéndonos.
      La retirada no afecta a la licitud de lo realizado antes.`} ${part.settings`En los ajustes del navegador o
      del dispositivo puede además borrar o bloquear cookies e identificadores; es posible que algunas
      funciones dejen entonces de estar disponibles.`}

      ${part.separate`Cada cookie, con su finalidad, proveedor y plazo de conservación, se describe en nuestra
      política de cookies: ${link(say.cookie_policy_url)}.`} ${part.short`Las cookies de sesión caducan al
      cerrar el navegador; las demás, al terminar su plazo o cuando usted las borra.`}`,
    fr: ({ a, part, say, w }) => prose`
      ## Cookies et technologies similaires

      ${part.site`Les cookies sont de petits fichiers qu’un site enregistre sur votre appareil. Le stockage
      local du navigateur, les pixels de suivi et les scripts ont un effet similaire.`} ${part.app`Dans une
      application, les identifiants de l’appareil, le stockage local et les logiciels intégrés d’autres
      prestataires (SDK) remplissent la fonction que les cookies ont sur un site.`}

      ${part.consent`Les informations strictement nécessaires à un service que vous avez demandé sont
      enregistrées et lues sans consentement, par exemple pour maintenir votre connexion ou mémoriser vos choix. Tout
      le reste n’est utilisé qu’avec votre consentement.`} ${part.statute`Cela résulte
      ${w[statuteOf(a.country) ?? 'DE']}.`}

      ${part.uses`Dans notre service, ces technologies servent aussi aux fins suivantes :`}

      - ${part.statistics`Mesure d’audience : des identifiants distinguent les visites et les relient entre
        elles.`}
      - ${part.recordings`Enregistrement des visites : des identifiants relient les étapes d’une visite.`}
      - ${part.ads`Publicité : des identifiants déterminent les annonces affichées et comptent les annonces et
        les clics.`}
      - ${part.remarketing`Reciblage : des identifiants permettent aux réseaux publicitaires de vous
        reconnaître sur d’autres sites et dans d’autres applications.`}
      - ${part.plugins`Réseaux sociaux : avec leurs boutons et publications, les réseaux peuvent déposer et
        lire leurs propres cookies.`}
      - ${part.affiliates`Liens d’affiliation : si vous suivez un lien pour lequel nous pouvons percevoir une
        commission, le partenaire ou son réseau peut enregistrer que vous venez de chez nous.`}

      ${part.withdraw`Vous pouvez retirer votre consentement à tout moment pour l’avenir, aussi simplement que
      vous l’avez donné : dans les paramètres où vous l’avez donné ou en nous écrivant. Le retrait ne compromet pas la licéité de ce qui a été fait auparavant.`} ${part.settings`Dans les paramètres de votre navigateur ou de
      votre appareil, vous pouvez aussi supprimer ou bloquer les cookies et les identifiants ; certaines
      fonctions risquent alors de ne plus être disponibles.`}

      ${part.separate`Chaque cookie, avec sa finalité, son fournisseur et sa durée de conservation, est décrit
      dans notre politique relative aux cookies : ${link(say.cookie_policy_url)}.`} ${part.short`Les cookies de
      session expirent à la fermeture du navigateur, les autres au terme de leur durée ou lorsque vous les
      supprimez.`}`,
    it: ({ a, part, say, w }) => prose`
      ## Cookie e tecnologie simili

      ${part.site`I cookie sono piccoli file che un sito memorizza sul Suo dispositivo. Un effetto simile hanno
      la memoria locale del browser, i pixel di tracciamento e gli script.`} ${part.app`In un’app gli identificativi del dispositivo, la memoria locale e i software integrati di altri fornitori (SDK) svolgono la funzione che su un sito hanno i cookie.`}

      ${part.consent`Le informazioni strettamente necessarie per un servizio da Lei richiesto vengono
      memorizzate e lette senza consenso, per esempio per mantenere l’accesso o ricordare le Sue scelte. Tutto
      il resto lo utilizziamo solo con il Suo consenso.`} ${part.statute`Ciò risulta
      ${w[statuteOf(a.country) ?? 'DE']}.`}

      ${part.uses`Nel nostro servizio tali tecnologie servono anche alle seguenti finalità:`}

      - ${part.statistics`Statistica: gli identificativi distinguono le visite e le collegano tra loro.`}
      - ${part.recordings`Registrazione delle visite: gli identificativi uniscono i passaggi di una visita.`}
      - ${part.ads`Pubblicità: gli identificativi determinano quali annunci compaiono e contano annunci e
        clic.`}
      - ${part.remarketing`Remarketing: gli identificativi consentono alle reti pubblicitarie di riconoscerLa
        su altri siti e in altre app.`}
      - ${part.plugins`Social network: con i loro pulsanti e contenuti i social network possono installare e
        leggere cookie propri.`}
      - ${part.affiliates`Link di affiliazione: se Lei segue un link per il quale possiamo ricevere una
        commissione, il partner o la sua rete può registrare che Lei proviene da noi.`}

      ${part.withdraw`Può revocare il Suo consenso in qualsiasi momento per il futuro, con la stessa facilità
      con cui lo ha prestato: nelle impostazioni in cui lo ha prestato o scrivendoci. La revoca non pregiudica la liceità di quanto fatto in precedenza.`} ${part.settings`Nelle impostazioni del browser o del dispositivo
      può inoltre eliminare o bloccare cookie e identificativi; alcune funzioni potrebbero allora non essere
      più disponibili.`}

      ${part.separate`Ogni cookie, con finalità, fornitore e periodo di conservazione, è descritto nella nostra
      informativa sui cookie: ${link(say.cookie_policy_url)}.`} ${part.short`I cookie di sessione scadono alla
      chiusura del browser, gli altri al termine del loro periodo di validità o quando Lei li elimina.`}`,
    nl: ({ a, part, say, w }) => prose`
      ## Cookies en soortgelijke technieken

      ${part.site`Cookies zijn kleine bestanden die een website op uw apparaat opslaat. De lokale opslag van de
      browser, trackingpixels en scripts werken op een vergelijkbare manier.`} ${part.app`In een app vervullen
      identificatiecodes van het apparaat, de lokale opslag en ingebouwde software van andere aanbieders (SDK’s) de functie die cookies op een website hebben.`}

      ${part.consent`Informatie die strikt noodzakelijk is voor een dienst waarom u hebt gevraagd, slaan wij op
      en lezen wij uit zonder toestemming, bijvoorbeeld om u ingelogd te houden of uw keuzes te onthouden. Al
      het andere gebruiken wij alleen met uw toestemming.`} ${part.statute`Dat volgt uit
      ${w[statuteOf(a.country) ?? 'DE']}.`}

      ${part.uses`In onze dienst dienen zulke technieken ook deze doeleinden:`}

      - ${part.statistics`Statistiek: identificatiecodes onderscheiden bezoeken en koppelen die aan elkaar.`}
      - ${part.recordings`Opname van bezoeken: identificatiecodes koppelen de stappen van een bezoek aan elkaar.`}
      - ${part.ads`Reclame: identificatiecodes bepalen welke advertenties verschijnen en tellen advertenties en kliks.`}
      - ${part.remarketing`Remarketing: aan de hand van identificatiecodes kunnen advertentienetwerken u op andere
        websites en in andere apps herkennen.`}
      - ${part.plugins`Sociale netwerken: met hun knoppen en berichten kunnen de netwerken eigen cookies
        plaatsen en uitlezen.`}
      - ${part.affiliates`Affiliatelinks: volgt u een link waarvoor wij een commissie kunnen krijgen, dan kan de
        partner of zijn netwerk vastleggen dat u van ons komt.`}

      ${part.withdraw`U kunt uw toestemming op elk moment voor de toekomst intrekken, even eenvoudig als u die
      hebt gegeven: in de instellingen waarin u die hebt gegeven of met een bericht aan ons. De intrekking doet niet af aan de rechtmatigheid van wat daarvoor is gebeurd.`} ${part.settings`In de instellingen van uw browser of apparaat
      kunt u cookies en identificatiecodes bovendien verwijderen of blokkeren; sommige functies werken dan mogelijk niet
      meer.`}

      ${part.separate`Elke cookie wordt met doel, aanbieder en bewaartermijn beschreven in ons cookiebeleid:
      ${link(say.cookie_policy_url)}.`} ${part.short`Sessiecookies vervallen wanneer u de browser sluit, andere cookies na afloop van hun termijn of wanneer u ze verwijdert.`}`,
  },
});
