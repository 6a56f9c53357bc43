import { type Context, given, has, link, prose, rows } from '../../document/authoring.ts';
import { underEither } from '../words/regulation.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { asks, asksByCountry, onWebsite, waitsWhereRequired } from './site-banner.ts';
import { deviceStatutes, statuteOf } from '../words/device-statutes.ts';

function usesMore(a: Context<PrivacyQuestions>['a']): boolean {
  const answers = [a.analytics, a.session_replay, a.ads, a.remarketing, a.affiliates_program];
  return answers.includes('yes') || given(a.social_plugins) || given(a['social_plugins.own']);
}

const bannerTypes = ['essential', 'functionality', 'analytics', 'advertising', 'marketing'] as const;
type BannerType = (typeof bannerTypes)[number];

function namesSome(a: Context<PrivacyQuestions>['a']): boolean {
  return asks(a) && bannerTypes.some((type) => given(a[`site_banner_${type}`]));
}

/** The vendors of one type, as the banner names them. */
function named({ and, say }: Context<PrivacyQuestions>, type: BannerType) {
  return and(rows(say[`site_banner_${type}`]).map((row) => row.name));
}

/**
 * Where a banner of ours asks on the website the clause says what it does: whom it names, how long an answer holds and
 * where it is changed (Art. 5(3) ePrivacy Directive, Art. 7(3) GDPR). Types and the name of that place are the banner's own words.
 */
export const cookies = clause({
  id: 'pp.cookies',
  version: 5,
  parts: {
    site: { meets: [], when: onWebsite },
    app: { meets: [], when: (a) => has(a.agreement_for, 'app') },
    consent: { meets: [], when: (a) => underEither(a) },
    only: { meets: [], when: (a) => !waitsWhereRequired(a) },
    required: { meets: [], when: waitsWhereRequired },
    statute: { meets: [], when: (a) => has(a.laws, 'gdpr') && statuteOf(a.country) !== undefined },
    asked: { meets: [], when: (a) => asks(a) && !asksByCountry(a) },
    askedByCountry: { meets: [], when: asksByCountry },
    named: { meets: [], when: namesSome },
    essential: { meets: [], when: (a) => asks(a) && given(a.site_banner_essential) },
    functionality: { meets: [], when: (a) => asks(a) && given(a.site_banner_functionality) },
    analytics: { meets: [], when: (a) => asks(a) && given(a.site_banner_analytics) },
    advertising: { meets: [], when: (a) => asks(a) && given(a.site_banner_advertising) },
    marketing: { meets: [], when: (a) => asks(a) && given(a.site_banner_marketing) },
    uses: { meets: [], when: (a) => usesMore(a) && !namesSome(a) },
    effects: { meets: [], when: (a) => usesMore(a) && namesSome(a) },
    statistics: { meets: [], when: (a) => a.analytics === 'yes' },
    recordings: { meets: [], when: (a) => a.session_replay === 'yes' },
    ads: { meets: [], when: (a) => a.ads === 'yes' },
    remarketing: { meets: [], when: (a) => a.remarketing === 'yes' },
    plugins: { meets: [], when: (a) => given(a.social_plugins) || given(a['social_plugins.own']) },
    affiliates: { meets: [], when: (a) => a.affiliates_program === 'yes' },
    kept: { meets: [], when: asks },
    withdraw: { meets: ['gdpr-13-2-c'], when: (a) => underEither(a) },
    where: { meets: [], when: (a) => !asks(a) },
    there: { meets: [], when: asks },
    inApp: { meets: [], when: (a) => asks(a) && has(a.agreement_for, 'app') },
    settings: { meets: [] },
    separate: { meets: [], when: (a) => a.cookie_section === 'separate' },
    short: { meets: [], when: (a) => a.cookie_section !== 'separate' && onWebsite(a) },
  },
  words: deviceStatutes,
  text: {
    de: (c) => prose`
      ## Cookies und ähnliche Techniken

      ${c.part
        .site`Cookies sind kleine Dateien, die eine Website auf Ihrem Gerät speichert. Ähnlich wirken der
      lokale Speicher des Browsers, Zählpixel und Skripte.`} ${c.part.app`In einer App leisten Kennungen des Geräts, der lokale Speicher und eingebaute Software anderer Anbieter (SDKs), was auf einer Website Cookies leisten.`}

      ${c.part.consent`Informationen, die für einen von Ihnen gewünschten Dienst unbedingt erforderlich sind,
      speichern und lesen wir ohne Einwilligung, etwa um eine Anmeldung oder Ihre Auswahl zu erhalten. ${c
        .part.only`Alles
      andere setzen wir nur mit Ihrer Einwilligung ein.`} ${c.part.required`Alles andere setzen wir dort, wo das Gesetz es verlangt, nur mit Ihrer Einwilligung ein.`}`} ${c
        .part.statute`Das folgt aus
      ${c.w[statuteOf(c.a.country) ?? 'DE']}.`}

      ${c.part.asked`Auf unserer Website fragt ein Banner nach Ihrer Auswahl, bevor mehr als das unbedingt Erforderliche auf Ihrem Gerät gespeichert oder gelesen wird.`} ${c.part.askedByCountry`Auf unserer Website fragt ein Banner nach Ihrer Auswahl. Wo das Gesetz eine Einwilligung verlangt, wird vorher nur das unbedingt Erforderliche auf Ihrem Gerät gespeichert und gelesen; andernorts können Sie alles Übrige im Banner ablehnen.`}

      ${c.part.named`Das Banner nennt diese Anbieter, nach Zwecken geordnet:`}

      - ${c.part.essential`Unbedingt erforderlich: ${named(c, 'essential')}`}
      - ${c.part.functionality`Funktionen: ${named(c, 'functionality')}`}
      - ${c.part.analytics`Statistik: ${named(c, 'analytics')}`}
      - ${c.part.advertising`Werbung: ${named(c, 'advertising')}`}
      - ${c.part.marketing`Marketing: ${named(c, 'marketing')}`}

      ${c.part.uses`In unserem Angebot dienen solche Techniken unter anderem diesen Zwecken:`} ${c.part.effects`In unserem Angebot wirken solche Techniken so:`}

      - ${c.part.statistics`Statistik: Kennungen unterscheiden Besuche und ordnen sie einander zu.`}
      - ${c.part.recordings`Aufzeichnung von Besuchen: Kennungen verbinden die Schritte eines Besuchs.`}
      - ${c.part.ads`Werbung: Kennungen steuern, welche Anzeigen erscheinen, und zählen Anzeigen und Klicks.`}
      - ${c.part.remarketing`Remarketing: Kennungen machen Sie für Werbenetzwerke auf anderen Websites und in
        anderen Apps wiedererkennbar.`}
      - ${c.part.plugins`Soziale Netzwerke: Mit ihren Schaltflächen und Beiträgen können die Netzwerke eigene
        Cookies setzen und lesen.`}
      - ${c.part.affiliates`Partnerlinks: Folgen Sie einem Link, für den wir eine Provision erhalten können,
        kann der Partner oder sein Netzwerk speichern, dass Sie von uns kommen.`}

      ${c.part.kept`Ihre Auswahl gilt ${c.period(c.say.site_banner_days, 'akk')}; danach fragt das Banner erneut. Unter „Datenschutzeinstellungen“ auf unserer Website können Sie sie jederzeit ändern.`} ${c
        .part.withdraw`Ihre Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen, und zwar
      so einfach, wie Sie sie erteilt haben: ${c.part.where`in den Einstellungen, in denen Sie sie erteilt haben,`} ${c.part.there`an derselben Stelle${c.part.inApp`, in der App in den Einstellungen, in denen Sie sie erteilt haben,`}`} oder durch
      eine Mitteilung an uns. Der Widerruf berührt nicht die Rechtmäßigkeit dessen, was bis dahin geschehen ist.`}
      ${c.part.settings`In den Einstellungen von Browser oder Gerät können Sie Cookies und Kennungen löschen oder sperren; einzelne Funktionen stehen dann möglicherweise nicht mehr zur Verfügung.`}

      ${c.part.separate`Die einzelnen Cookies mit Zweck, Anbieter und Speicherdauer beschreibt unsere
      Cookie-Richtlinie: ${link(c.say.cookie_policy_url)}.`} ${c.part
        .short`Sitzungs-Cookies verfallen, wenn Sie
      den Browser schließen, andere nach Ablauf ihrer Frist oder wenn Sie sie löschen.`}`,
    en: (c) => prose`
      ## Cookies and similar technologies

      ${c.part.site`Cookies are small files that a website stores on your device. The browser’s local storage,
      tracking pixels and scripts have a similar effect.`} ${c.part.app`In an app, identifiers of the device,
      local storage and built-in software of other providers (SDKs) do what cookies do on a website.`}

      ${c.part.consent`Information that is strictly necessary for a service you asked for is stored and read
      without consent, for example to keep you signed in or to remember your choices. ${c.part
        .only`We use everything else
      only with your consent.`} ${c.part.required`Where the law requires it, we use everything else only with your consent.`}`} ${c.part.statute`This follows from ${c.w[statuteOf(c.a.country) ?? 'DE']}.`}

      ${c.part.asked`On our website a banner asks for your choice before anything more than what is strictly necessary is stored or read on your device.`} ${c.part.askedByCountry`On our website a banner asks for your choice. Where the law requires consent, only what is strictly necessary is stored and read on your device beforehand; elsewhere you can refuse everything else in the banner.`}

      ${c.part.named`The banner names these providers, arranged by purpose:`}

      - ${c.part.essential`Essential: ${named(c, 'essential')}`}
      - ${c.part.functionality`Functionality: ${named(c, 'functionality')}`}
      - ${c.part.analytics`Analytics: ${named(c, 'analytics')}`}
      - ${c.part.advertising`Advertising: ${named(c, 'advertising')}`}
      - ${c.part.marketing`Marketing: ${named(c, 'marketing')}`}

      ${c.part.uses`In our service such technologies also serve these purposes:`} ${c.part.effects`In our service such technologies work as follows:`}

      - ${c.part.statistics`Statistics: identifiers tell visits apart and link them to one another.`}
      - ${c.part.recordings`Recordings of visits: identifiers connect the steps of a visit.`}
      - ${c.part.ads`Advertising: identifiers control which advertisements appear and count advertisements and
        clicks.`}
      - ${c.part.remarketing`Remarketing: identifiers let advertising networks recognise you on other websites
        and in other apps.`}
      - ${c.part
        .plugins`Social networks: with their buttons and posts the networks can set and read cookies of
        their own.`}
      - ${c.part.affiliates`Affiliate links: if you follow a link for which we may receive a commission, the
        partner or its network can record that you came from us.`}

      ${c.part.kept`Your choice holds for ${c.period(c.say.site_banner_days)}; after that the banner asks again. You can change it at any time under “Privacy choices” on our website.`} ${c
        .part.withdraw`You can withdraw your consent at any time for the future, as easily as you gave it: ${c
        .part.where`in
      the settings in which you gave it,`} ${c.part.there`in the same place${c.part.inApp`, in the app in the settings in which you gave it,`}`} or by a message to us. The withdrawal does not affect the lawfulness of what was done before.`} ${c
        .part.settings`In the settings of your browser or device you can also delete or block cookies
      and identifiers; some functions may then no longer work.`}

      ${c.part.separate`Each cookie with its purpose, provider and storage period is described in our Cookies
      Policy: ${link(c.say.cookie_policy_url)}.`} ${c.part
        .short`Session cookies expire when you close the browser,
      others when their period ends or when you delete them.`}`,
    es: (c) => prose`
      ## Cookies y tecnologías similares

      ${c.part.site`Las cookies son pequeños archivos que un sitio web guarda en su dispositivo. El
      almacenamiento local del navegador, los píxeles de seguimiento y los scripts tienen un efecto similar.`}
      ${c.part.app`En una aplicación, los identificadores del dispositivo, el almacenamiento local y los
      programas integrados de otros proveedores (SDK) cumplen la función que tienen las cookies en un sitio web.`}

      ${c.part
        .consent`La información estrictamente necesaria para un servicio que usted ha solicitado se guarda
      y se lee sin consentimiento, por ejemplo para mantener la sesión iniciada o recordar sus elecciones. ${c
        .part.only`Todo
      lo demás lo utilizamos solo con su consentimiento.`} ${c.part.required`Donde la ley lo exige, todo lo demás lo utilizamos solo con su consentimiento.`}`} ${c
        .part.statute`Así resulta
      ${c.w[statuteOf(c.a.country) ?? 'DE']}.`}

      ${c.part.asked`En nuestro sitio web, un banner le pide que elija antes de que se guarde o se lea en su dispositivo algo más que lo estrictamente necesario.`} ${c.part.askedByCountry`En nuestro sitio web, un banner le pide que elija. Donde la ley exige consentimiento, antes solo se guarda y se lee en su dispositivo lo estrictamente necesario; en otros lugares puede rechazar todo lo demás en el banner.`}

      ${c.part.named`El banner indica estos proveedores, ordenados por finalidades:`}

      - ${c.part.essential`Esenciales: ${named(c, 'essential')}`}
      - ${c.part.functionality`Funcionalidad: ${named(c, 'functionality')}`}
      - ${c.part.analytics`Análisis: ${named(c, 'analytics')}`}
      - ${c.part.advertising`Publicidad: ${named(c, 'advertising')}`}
      - ${c.part.marketing`Marketing: ${named(c, 'marketing')}`}

      ${c.part.uses`En nuestro servicio, estas tecnologías sirven además para lo siguiente:`} ${c.part.effects`En nuestro servicio, estas tecnologías funcionan así:`}

      - ${c.part.statistics`Estadísticas de uso: los identificadores distinguen las visitas y las relacionan entre sí.`}
      - ${c.part.recordings`Grabación de visitas: los identificadores unen los pasos de una visita.`}
      - ${c.part.ads`Publicidad: los identificadores determinan qué anuncios aparecen y cuentan los anuncios y
        los clics.`}
      - ${c.part
        .remarketing`Remarketing: los identificadores permiten a las redes publicitarias reconocerle en
        otros sitios web y en otras aplicaciones.`}
      - ${c.part.plugins`Redes sociales: con sus botones y publicaciones, las redes pueden instalar y leer
        cookies propias.`}
      - ${c.part.affiliates`Enlaces de afiliado: si usted sigue un enlace por el que podemos recibir una
        comisión, el socio o su red puede registrar que usted viene de nosotros.`}

      ${c.part.kept`Su elección es válida durante ${c.period(c.say.site_banner_days)}; después el banner vuelve a preguntar. Puede cambiarla en cualquier momento en «Opciones de privacidad», en nuestro sitio web.`} ${c
        .part.withdraw`Puede retirar su consentimiento en cualquier momento para el futuro, con la misma
      facilidad con la que lo dio: ${c.part.where`en los ajustes en los que lo dio`} ${c.part.there`en ese mismo lugar${c.part.inApp`, en la aplicación en los ajustes en los que lo dio`}`} o escribiéndonos.
      La retirada no afecta a la licitud de lo realizado antes.`} ${c.part
        .settings`En los ajustes del navegador o
      del dispositivo puede además borrar o bloquear cookies e identificadores; es posible que algunas
      funciones dejen entonces de estar disponibles.`}

      ${c.part
        .separate`Cada cookie, con su finalidad, proveedor y plazo de conservación, se describe en nuestra
      política de cookies: ${link(c.say.cookie_policy_url)}.`} ${c.part.short`Las cookies de sesión caducan al
      cerrar el navegador; las demás, al terminar su plazo o cuando usted las borra.`}`,
    fr: (c) => prose`
      ## Cookies et technologies similaires

      ${c.part.site`Les cookies sont de petits fichiers qu’un site enregistre sur votre appareil. Le stockage
      local du navigateur, les pixels de suivi et les scripts ont un effet similaire.`} ${c.part.app`Dans une
      application, les identifiants de l’appareil, le stockage local et les logiciels intégrés d’autres
      prestataires (SDK) remplissent la fonction que les cookies ont sur un site.`}

      ${c.part.consent`Les informations strictement nécessaires à un service que vous avez demandé sont
      enregistrées et lues sans consentement, par exemple pour maintenir votre connexion ou mémoriser vos choix. ${c
        .part.only`Tout
      le reste n’est utilisé qu’avec votre consentement.`} ${c.part.required`Là où la loi l’exige, tout le reste n’est utilisé qu’avec votre consentement.`}`} ${c
        .part.statute`Cela résulte
      ${c.w[statuteOf(c.a.country) ?? 'DE']}.`}

      ${c.part.asked`Sur notre site, un bandeau vous demande votre choix avant que soit enregistré ou lu sur votre appareil autre chose que ce qui est strictement nécessaire.`} ${c.part.askedByCountry`Sur notre site, un bandeau vous demande votre choix. Là où la loi exige un consentement, seul ce qui est strictement nécessaire est enregistré et lu auparavant sur votre appareil ; ailleurs, vous pouvez refuser tout le reste dans le bandeau.`}

      ${c.part.named`Le bandeau indique ces prestataires, classés par finalité :`}

      - ${c.part.essential`Strictement nécessaires : ${named(c, 'essential')}`}
      - ${c.part.functionality`Fonctionnalités : ${named(c, 'functionality')}`}
      - ${c.part.analytics`Mesure d’audience : ${named(c, 'analytics')}`}
      - ${c.part.advertising`Publicité : ${named(c, 'advertising')}`}
      - ${c.part.marketing`Marketing : ${named(c, 'marketing')}`}

      ${c.part.uses`Dans notre service, ces technologies servent aussi aux fins suivantes :`} ${c.part.effects`Dans notre service, ces technologies fonctionnent ainsi :`}

      - ${c.part.statistics`Mesure d’audience : des identifiants distinguent les visites et les relient entre
        elles.`}
      - ${c.part.recordings`Enregistrement des visites : des identifiants relient les étapes d’une visite.`}
      - ${c.part
        .ads`Publicité : des identifiants déterminent les annonces affichées et comptent les annonces et
        les clics.`}
      - ${c.part.remarketing`Reciblage : des identifiants permettent aux réseaux publicitaires de vous
        reconnaître sur d’autres sites et dans d’autres applications.`}
      - ${c.part.plugins`Réseaux sociaux : avec leurs boutons et publications, les réseaux peuvent déposer et
        lire leurs propres cookies.`}
      - ${c.part
        .affiliates`Liens d’affiliation : si vous suivez un lien pour lequel nous pouvons percevoir une
        commission, le partenaire ou son réseau peut enregistrer que vous venez de chez nous.`}

      ${c.part.kept`Votre choix est valable ${c.period(c.say.site_banner_days)} ; le bandeau vous interroge ensuite de nouveau. Vous pouvez le modifier à tout moment sous « Choix de confidentialité » sur notre site.`} ${c
        .part
        .withdraw`Vous pouvez retirer votre consentement à tout moment pour l’avenir, aussi simplement que
      vous l’avez donné : ${c.part.where`dans les paramètres où vous l’avez donné`} ${c.part.there`au même endroit${c.part.inApp`, dans l’application dans les paramètres où vous l’avez donné`}`} ou en nous écrivant. Le retrait ne compromet pas la licéité de ce qui a été fait auparavant.`} ${c
        .part.settings`Dans les paramètres de votre navigateur ou de
      votre appareil, vous pouvez supprimer ou bloquer les cookies et les identifiants ; certaines
      fonctions risquent alors de ne plus être disponibles.`}

      ${c.part
        .separate`Chaque cookie, avec sa finalité, son fournisseur et sa durée de conservation, est décrit
      dans notre politique relative aux cookies : ${link(c.say.cookie_policy_url)}.`} ${c.part
        .short`Les cookies de
      session expirent à la fermeture du navigateur, les autres au terme de leur durée ou lorsque vous les
      supprimez.`}`,
    it: (c) => prose`
      ## Cookie e tecnologie simili

      ${c.part
        .site`I cookie sono piccoli file che un sito memorizza sul Suo dispositivo. Un effetto simile hanno
      la memoria locale del browser, i pixel di tracciamento e gli script.`} ${c.part.app`In un’app gli identificativi del dispositivo, la memoria locale e i software integrati di altri fornitori (SDK) svolgono la funzione che su un sito hanno i cookie.`}

      ${c.part.consent`Le informazioni strettamente necessarie per un servizio da Lei richiesto vengono
      memorizzate e lette senza consenso, per esempio per mantenere l’accesso o ricordare le Sue scelte. ${c
        .part.only`Tutto
      il resto lo utilizziamo solo con il Suo consenso.`} ${c.part.required`Dove la legge lo richiede, tutto il resto lo utilizziamo solo con il Suo consenso.`}`} ${c
        .part.statute`Ciò risulta
      ${c.w[statuteOf(c.a.country) ?? 'DE']}.`}

      ${c.part.asked`Sul nostro sito un banner Le chiede una scelta prima che sul Suo dispositivo venga memorizzato o letto qualcosa di più dello stretto necessario.`} ${c.part.askedByCountry`Sul nostro sito un banner Le chiede una scelta. Dove la legge richiede il consenso, prima di essa sul Suo dispositivo viene memorizzato e letto solo lo stretto necessario; altrove può rifiutare tutto il resto nel banner.`}

      ${c.part.named`Il banner indica questi fornitori, ordinati per finalità:`}

      - ${c.part.essential`Strettamente necessari: ${named(c, 'essential')}`}
      - ${c.part.functionality`Funzionalità: ${named(c, 'functionality')}`}
      - ${c.part.analytics`Statistiche: ${named(c, 'analytics')}`}
      - ${c.part.advertising`Pubblicità: ${named(c, 'advertising')}`}
      - ${c.part.marketing`Marketing: ${named(c, 'marketing')}`}

      ${c.part.uses`Nel nostro servizio tali tecnologie servono anche alle seguenti finalità:`} ${c.part.effects`Nel nostro servizio tali tecnologie funzionano così:`}

      - ${c.part.statistics`Statistica: gli identificativi distinguono le visite e le collegano tra loro.`}
      - ${c.part.recordings`Registrazione delle visite: gli identificativi uniscono i passaggi di una visita.`}
      - ${c.part.ads`Pubblicità: gli identificativi determinano quali annunci compaiono e contano annunci e
        clic.`}
      - ${c.part
        .remarketing`Remarketing: gli identificativi consentono alle reti pubblicitarie di riconoscerLa
        su altri siti e in altre app.`}
      - ${c.part.plugins`Social network: con i loro pulsanti e contenuti i social network possono installare e
        leggere cookie propri.`}
      - ${c.part.affiliates`Link di affiliazione: se Lei segue un link per il quale possiamo ricevere una
        commissione, il partner o la sua rete può registrare che Lei proviene da noi.`}

      ${c.part.kept`La Sua scelta vale per ${c.period(c.say.site_banner_days)}; trascorso questo periodo il banner torna a chiederla. Può modificarla in qualsiasi momento alla voce «Scelte sulla privacy» del nostro sito.`} ${c
        .part.withdraw`Può revocare il Suo consenso in qualsiasi momento per il futuro, con la stessa facilità
      con cui lo ha prestato: ${c.part.where`nelle impostazioni in cui lo ha prestato`} ${c.part.there`nello stesso punto${c.part.inApp`, nell’app nelle impostazioni in cui lo ha prestato`}`} o scrivendoci. La revoca non pregiudica la liceità di quanto fatto in precedenza.`} ${c
        .part.settings`Nelle impostazioni del browser o del dispositivo
      può eliminare o bloccare cookie e identificativi; alcune funzioni potrebbero allora non essere
      più disponibili.`}

      ${c.part
        .separate`Ogni cookie, con finalità, fornitore e periodo di conservazione, è descritto nella nostra
      informativa sui cookie: ${link(c.say.cookie_policy_url)}.`} ${c.part
        .short`I cookie di sessione scadono alla
      chiusura del browser, gli altri al termine del loro periodo di validità o quando Lei li elimina.`}`,
    nl: (c) => prose`
      ## Cookies en soortgelijke technieken

      ${c.part
        .site`Cookies zijn kleine bestanden die een website op uw apparaat opslaat. De lokale opslag van de
      browser, trackingpixels en scripts werken op een vergelijkbare manier.`} ${c.part
        .app`In een app vervullen
      identificatiecodes van het apparaat, de lokale opslag en ingebouwde software van andere aanbieders (SDK’s) de functie die cookies op een website hebben.`}

      ${c.part
        .consent`Informatie die strikt noodzakelijk is voor een dienst waarom u hebt gevraagd, slaan wij op
      en lezen wij uit zonder toestemming, bijvoorbeeld om u ingelogd te houden of uw keuzes te onthouden. ${c
        .part.only`Al
      het andere gebruiken wij alleen met uw toestemming.`} ${c.part.required`Waar de wet dat verlangt, gebruiken wij al het andere alleen met uw toestemming.`}`} ${c
        .part.statute`Dat volgt uit
      ${c.w[statuteOf(c.a.country) ?? 'DE']}.`}

      ${c.part.asked`Op onze website vraagt een banner om uw keuze voordat er op uw apparaat meer wordt opgeslagen of uitgelezen dan strikt noodzakelijk is.`} ${c.part.askedByCountry`Op onze website vraagt een banner om uw keuze. Waar de wet toestemming verlangt, wordt vóór die keuze alleen het strikt noodzakelijke op uw apparaat opgeslagen en uitgelezen; elders kunt u al het andere in de banner weigeren.`}

      ${c.part.named`De banner noemt deze aanbieders, geordend naar doel:`}

      - ${c.part.essential`Strikt noodzakelijk: ${named(c, 'essential')}`}
      - ${c.part.functionality`Functionaliteit: ${named(c, 'functionality')}`}
      - ${c.part.analytics`Statistieken: ${named(c, 'analytics')}`}
      - ${c.part.advertising`Advertenties: ${named(c, 'advertising')}`}
      - ${c.part.marketing`Marketing: ${named(c, 'marketing')}`}

      ${c.part.uses`In onze dienst dienen zulke technieken ook deze doeleinden:`} ${c.part.effects`In onze dienst werken zulke technieken als volgt:`}

      - ${c.part.statistics`Statistiek: identificatiecodes onderscheiden bezoeken en koppelen die aan elkaar.`}
      - ${c.part.recordings`Opname van bezoeken: identificatiecodes koppelen de stappen van een bezoek aan elkaar.`}
      - ${c.part.ads`Reclame: identificatiecodes bepalen welke advertenties verschijnen en tellen advertenties en kliks.`}
      - ${c.part
        .remarketing`Remarketing: aan de hand van identificatiecodes kunnen advertentienetwerken u op andere
        websites en in andere apps herkennen.`}
      - ${c.part.plugins`Sociale netwerken: met hun knoppen en berichten kunnen de netwerken eigen cookies
        plaatsen en uitlezen.`}
      - ${c.part
        .affiliates`Affiliatelinks: volgt u een link waarvoor wij een commissie kunnen krijgen, dan kan de
        partner of zijn netwerk vastleggen dat u van ons komt.`}

      ${c.part.kept`Uw keuze geldt ${c.period(c.say.site_banner_days)}; daarna vraagt de banner opnieuw. U kunt die op elk moment wijzigen onder “Privacykeuzes” op onze website.`} ${c
        .part
        .withdraw`U kunt uw toestemming op elk moment voor de toekomst intrekken, even eenvoudig als u die
      hebt gegeven: ${c.part.where`in de instellingen waarin u die hebt gegeven`} ${c.part.there`op dezelfde plaats${c.part.inApp`, in de app in de instellingen waarin u die hebt gegeven`}`} of met een bericht aan ons. De intrekking doet niet af aan de rechtmatigheid van wat daarvoor is gebeurd.`} ${c
        .part.settings`In de instellingen van uw browser of apparaat
      kunt u cookies en identificatiecodes ook verwijderen of blokkeren; sommige functies werken dan mogelijk niet
      meer.`}

      ${c.part.separate`Elke cookie wordt met doel, aanbieder en bewaartermijn beschreven in ons cookiebeleid:
      ${link(c.say.cookie_policy_url)}.`} ${c.part.short`Sessiecookies vervallen wanneer u de browser sluit, andere cookies na afloop van hun termijn of wanneer u ze verwijdert.`}`,
  },
});
