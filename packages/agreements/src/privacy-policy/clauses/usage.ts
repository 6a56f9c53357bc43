import { given, has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. Article 5(1)(a) GDPR, CJEU C-582/14 (Breyer: IP addresses), Cal. Bus. & Prof. Code § 22575(b)(1). region,
 * place, background: as the owner answered; a precise location is read only where the device allows it.
 */
export const usage = clause({
  id: 'pp.usage',
  version: 1,
  when: (a) => a.usage_data === 'yes' || (given(a.location_use) && a.location_use !== 'none'),
  parts: {
    logs: { meets: ['caloppa-22575-b1'], when: (a) => a.usage_data === 'yes' },
    referrer: { meets: [], when: (a) => has(a.agreement_for, 'website') },
    app: { meets: [], when: (a) => has(a.agreement_for, 'app') },
    region: { meets: ['caloppa-22575-b1'], when: (a) => a.location_use === 'ip-only' },
    place: { meets: ['caloppa-22575-b1'], when: (a) => a.location_use === 'precise-in-use' },
    background: { meets: ['caloppa-22575-b1'], when: (a) => a.location_use === 'precise-background' },
    allowed: {
      meets: [],
      when: (a) => a.location_use === 'precise-in-use' || a.location_use === 'precise-background',
    },
  },
  text: {
    de: ({ part }) => prose`
      ## Nutzungs- und Gerätedaten

      ${part.logs(prose`
        Wenn Sie unser Angebot nutzen, werden automatisch Daten erfasst und in Protokollen gespeichert. In der
        Regel sind das:

        - die IP-Adresse Ihres Geräts
        - Datum und Uhrzeit des Zugriffs
        - die aufgerufenen Seiten, Dateien oder Funktionen, die übertragene Datenmenge und ob die Übertragung
          gelang
        - Art, Version und Sprache des Betriebssystems und des verwendeten Programms
        - ${part.referrer`die Seite, von der aus Sie zu uns gelangt sind, soweit Ihr Browser sie mitteilt`}
        - ${part.app`Modell des Geräts, Version der App, eine Kennung der Installation und Angaben zu Fehlern
          und Abstürzen`}

        Mit diesen Daten liefern wir Inhalte aus, finden und beheben Fehler und wehren Angriffe ab.`)}

      ${part.region`Aus der IP-Adresse leiten wir ab, in welcher Gegend sich Ihr Gerät ungefähr
      befindet.`} ${part.place`Während Sie unser Angebot nutzen, erfassen wir den genauen Standort Ihres
      Geräts, wenn Sie das auf dem Gerät erlaubt haben.`} ${part.background`Wir erfassen den genauen Standort
      Ihres Geräts, wenn Sie das auf dem Gerät erlaubt haben, und zwar auch dann, wenn unser Angebot nur im
      Hintergrund läuft.`} ${part.allowed`Diese Erlaubnis können Sie jederzeit in den Einstellungen des Geräts
      oder Browsers aufheben. Funktionen, die den genauen Standort brauchen, stehen dann nicht mehr zur Verfügung.`}`,
    en: ({ part }) => prose`
      ## Usage and device data

      ${part.logs(prose`
        When you use our service, data is recorded automatically and stored in logs. This is usually:

        - the IP address of your device
        - date and time of the access
        - the pages, files or features opened, the amount of data transmitted and whether the transmission
          succeeded
        - type, version and language of the operating system and of the program used
        - ${part.referrer`the page from which you came to us, where your browser sends it`}
        - ${part.app`model of the device, version of the app, an identifier of the installation and details of
          errors and crashes`}

        We use this data to deliver content, to find and fix errors and to fend off attacks.`)}

      ${part.region`From the IP address we derive the area in which your device roughly is.`}
      ${part.place`While you use our service, we record the precise location of your device if you have
      allowed this on the device.`} ${part.background`We record the precise location of your device if you
      have allowed this on the device, even when our service is only running in the
      background.`} ${part.allowed`You can end this permission at any time in the settings of the device or
      browser. Features that need the precise location then stop working.`}`,
    es: ({ part }) => prose`
      ## Datos de uso y del dispositivo

      ${part.logs(prose`
        Cuando usted utiliza nuestro servicio, se registran datos de forma automática y se guardan en archivos
        de registro. Por lo general son:

        - la dirección IP de su dispositivo
        - la fecha y la hora del acceso
        - las páginas, archivos o funciones consultados, el volumen de datos transmitidos y si la transmisión
          se completó
        - el tipo, la versión y el idioma del sistema operativo y del programa utilizado
        - ${part.referrer`la página desde la que usted llegó a nuestro servicio, si su navegador la comunica`}
        - ${part.app`el modelo del dispositivo, la versión de la aplicación, un identificador de la instalación
          e información sobre errores y fallos`}

        Utilizamos estos datos para mostrar los contenidos, detectar y corregir errores y repeler ataques.`)}

      ${part.region`A partir de la dirección IP deducimos la zona en la que se encuentra aproximadamente su
      dispositivo.`} ${part.place`Mientras usted utiliza nuestro servicio, registramos la ubicación exacta de
      su dispositivo si lo ha autorizado en él.`} ${part.background`Registramos la ubicación exacta de su
      dispositivo si usted lo ha autorizado en él, también cuando nuestro servicio solo funciona en segundo
      plano.`} ${part.allowed`Puede retirar este permiso en cualquier momento en los ajustes del dispositivo o
      del navegador. Las funciones que necesitan la ubicación exacta dejarán entonces de funcionar.`}`,
    fr: ({ part }) => prose`
      ## Données d’utilisation et données relatives à l’appareil

      ${part.logs(prose`
        Lorsque vous utilisez notre service, des données sont enregistrées automatiquement et conservées dans
        des journaux. Il s’agit généralement des données suivantes :

        - l’adresse IP de votre appareil
        - la date et l’heure de l’accès
        - les pages, fichiers ou fonctions consultés, le volume de données transmis et la réussite ou l’échec
          de la transmission
        - le type, la version et la langue du système d’exploitation et du logiciel utilisé
        - ${part.referrer`la page depuis laquelle vous avez accédé à notre service, si votre navigateur l’indique`}
        - ${part.app`le modèle de l’appareil, la version de l’application, un identifiant de l’installation et
          des informations sur les erreurs et les plantages`}

        Ces données nous servent à fournir les contenus, à trouver et à corriger les erreurs et à repousser
        les attaques.`)}

      ${part.region`À partir de l’adresse IP, nous déduisons la zone où se trouve approximativement votre
      appareil.`} ${part.place`Pendant que vous utilisez notre service, nous enregistrons la localisation
      précise de votre appareil si vous l’avez autorisé sur celui-ci.`} ${part.background`Nous enregistrons la
      localisation précise de votre appareil si vous l’avez autorisé sur celui-ci, même lorsque notre service
      ne fonctionne qu’en arrière-plan.`} ${part.allowed`Vous pouvez retirer cette autorisation à tout moment
      dans les paramètres de l’appareil ou du navigateur. Les fonctions qui ont besoin de la localisation
      précise ne fonctionnent alors plus.`}`,
    it: ({ part }) => prose`
      ## Dati di utilizzo e del dispositivo

      ${part.logs(prose`
        Quando Lei utilizza il nostro servizio, alcuni dati vengono rilevati automaticamente e conservati in
        registri. Di norma si tratta di:

        - l’indirizzo IP del Suo dispositivo
        - la data e l’ora dell’accesso
        - le pagine, i file o le funzioni aperti, la quantità di dati trasmessi e l’esito della trasmissione
        - il tipo, la versione e la lingua del sistema operativo e del programma utilizzato
        - ${part.referrer`la pagina dalla quale ha raggiunto il nostro servizio, se il Suo browser la comunica`}
        - ${part.app`il modello del dispositivo, la versione dell’applicazione, un identificativo
          dell’installazione e informazioni su errori e arresti anomali`}

        Con questi dati forniamo i contenuti, troviamo e correggiamo gli errori e respingiamo gli
        attacchi.`)}

      ${part.region`Dall’indirizzo IP ricaviamo la zona in cui si trova approssimativamente il Suo
      dispositivo.`} ${part.place`Mentre Lei utilizza il nostro servizio, rileviamo la posizione precisa del
      Suo dispositivo se Lei lo ha consentito sul dispositivo.`} ${part.background`Rileviamo la posizione
      precisa del Suo dispositivo se Lei lo ha consentito sul dispositivo, anche quando il nostro servizio è
      attivo solo in background.`} ${part.allowed`Può revocare questa autorizzazione in qualsiasi momento
      nelle impostazioni del dispositivo o del browser. Le funzioni che richiedono la posizione precisa
      smettono allora di funzionare.`}`,
    nl: ({ part }) => prose`
      ## Gebruiks- en apparaatgegevens

      ${part.logs(prose`
        Wanneer u onze dienst gebruikt, worden automatisch gegevens vastgelegd en in logboeken bewaard. Dit
        zijn doorgaans:

        - het IP-adres van uw apparaat
        - datum en tijdstip van de toegang
        - de geopende pagina’s, bestanden of functies, de hoeveelheid overgedragen gegevens en of de overdracht
          is gelukt
        - soort, versie en taal van het besturingssysteem en van het gebruikte programma
        - ${part.referrer`de pagina vanwaar u bij onze dienst bent gekomen, voor zover uw browser die meedeelt`}
        - ${part.app`het model van het apparaat, de versie van de app, een identificatiecode van de installatie en
          gegevens over fouten en crashes`}

        Met deze gegevens leveren wij inhoud, vinden en verhelpen wij fouten en weren wij aanvallen af.`)}

      ${part.region`Uit het IP-adres leiden wij af in welk gebied uw apparaat zich ongeveer
      bevindt.`} ${part.place`Terwijl u onze dienst gebruikt, leggen wij de nauwkeurige locatie van uw apparaat
      vast als u dat op het apparaat hebt toegestaan.`} ${part.background`Wij leggen de nauwkeurige locatie van
      uw apparaat vast als u dat op het apparaat hebt toegestaan, ook wanneer onze dienst alleen op de
      achtergrond draait.`} ${part.allowed`U kunt dit op elk moment ongedaan maken in de instellingen
      van het apparaat of de browser. Functies die de nauwkeurige locatie nodig hebben, werken dan niet
      meer.`}`,
  },
});
