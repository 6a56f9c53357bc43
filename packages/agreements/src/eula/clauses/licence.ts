import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Grant of use. Exhaustion: Directive 2009/24/EC, Article 4(2), CJEU C-128/11. California: Bus. & Prof. Code § 17500.6.
export const licence = clause({
  id: 'eu.licence',
  version: 2,
  parts: {
    grant: { meets: ['practice-eu-grant'] },
    perpetual: { meets: [], when: (a) => a.licence_kind === 'perpetual' },
    subscription: { meets: [], when: (a) => a.licence_kind === 'subscription' },
    free: { meets: [], when: (a) => a.licence_kind === 'free' },
    trial: { meets: [], when: (a) => a.licence_kind === 'trial' },
    perDevice: { meets: [], when: (a) => a.licence_kind === 'per-device' },
    perUser: { meets: [], when: (a) => a.licence_kind === 'per-user' },
    site: { meets: [], when: (a) => a.licence_kind === 'site' },
    concurrent: { meets: [], when: (a) => a.licence_kind === 'concurrent' },
    educational: { meets: [], when: (a) => a.licence_kind === 'educational' },
    android: {
      meets: ['play-eula'],
      when: (a) => has(a.app_stores, 'google') || has(a.app_platforms, 'android'),
    },
    world: { meets: [], when: (a) => a.territory !== 'countries' },
    countries: { meets: [], when: (a) => a.territory === 'countries' },
    transferable: { meets: [], when: (a) => a.transferable === 'yes' },
    bound: { meets: ['usedsoft'], when: (a) => a.transferable !== 'yes' },
    california: {
      meets: ['ca-17500-6-eula'],
      when: (a) => has(a.laws, 'ca_digital_goods'),
    },
    microsoft: { meets: ['ms-store'], when: (a) => has(a.app_stores, 'microsoft') },
  },
  text: {
    de: (c) => prose`
      ## Lizenz

      ${c.part.grant`Wir räumen Ihnen das einfache, beschränkte Recht ein, die Software nach diesem Vertrag zu installieren und zu nutzen.`} ${c.part.perpetual`Das Recht ist zeitlich nicht begrenzt und mit dem Preis abgegolten.`} ${c.part.subscription`Das Recht besteht, solange Ihr Abonnement läuft.`} ${c.part.free`Das Recht ist kostenlos.`} ${c.part.trial`Das Recht dient der Erprobung und besteht für die Testzeit.`} ${c.part.perDevice`Das Recht gilt je Gerät.`} ${c.part.perUser`Das Recht gilt je Person, die die Software nutzt.`} ${c.part.site`Das Recht gilt für alle Geräte an einem Standort Ihres Unternehmens.`} ${c.part.concurrent`Das Recht gilt für eine Zahl von Personen, die die Software gleichzeitig nutzen.`} ${c.part.educational`Das Recht gilt für Unterricht, Studium und Forschung.`} ${c.part.world`Es gilt weltweit.`} ${c.part.countries`Es gilt in diesen Ländern: ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.android`Auf Geräten mit Android dürfen Sie die Software ausführen, anzeigen und nutzen.`}

      ${c.part.transferable`Sie dürfen die Lizenz auf eine andere Person übertragen, wenn diese den Vertrag annimmt und Sie keine Kopie behalten.`} ${c.part.bound`Sie dürfen die Lizenz nicht übertragen, vermieten oder unterlizenzieren. Ist das Verbreitungsrecht an einer dauerhaft überlassenen Kopie nach dem Gesetz erschöpft, dürfen Sie diese Kopie weitergeben, wenn Sie Ihre eigene unbrauchbar machen.`}

      ${c.part.california`**Wofür Sie bezahlen, ist eine Lizenz zur Nutzung der Software oder ihrer Inhalte und kein Eigentum daran; die Lizenz kann nach diesem Vertrag enden.** Ihre Grenzen stehen in den Abschnitten über den Umfang der Nutzung, die Beschränkungen und das Vertragsende.`}

      ${c.part.microsoft`Für Exemplare aus dem Microsoft Store tritt dieser Vertrag an die Stelle der Standardlizenzbedingungen für Anwendungen; die Rechte, die sie Ihnen mindestens geben, haben Sie auch hier.`}`,
    en: (c) => prose`
      ## Licence

      ${c.part.grant`We grant you the non-exclusive, limited right to install and use the software under this agreement.`} ${c.part.perpetual`The right is not limited in time and is paid for by the price.`} ${c.part.subscription`The right lasts as long as your subscription runs.`} ${c.part.free`The right is free of charge.`} ${c.part.trial`The right is for testing and lasts for the trial period.`} ${c.part.perDevice`The right counts per device.`} ${c.part.perUser`The right counts per person who uses the software.`} ${c.part.site`The right covers all devices at one site of your business.`} ${c.part.concurrent`The right covers a number of people who use the software at the same time.`} ${c.part.educational`The right covers teaching, study and research.`} ${c.part.world`It applies worldwide.`} ${c.part.countries`It applies in these countries: ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.android`On devices with Android you may perform, display and use the software.`}

      ${c.part.transferable`You may transfer the licence to another person who accepts this agreement, if you keep no copy.`} ${c.part.bound`You may not transfer, rent out or sublicense the licence. Where the right to distribute a copy supplied for an unlimited time is exhausted by law, you may pass on that copy if you make your own unusable.`}

      ${c.part.california`**What you pay for is a licence to use the software or its content and not ownership of it; the licence may end under this agreement.** Its limits are set out in the sections on the scope of use, on restrictions and on the end of this agreement.`}

      ${c.part.microsoft`For copies from the Microsoft Store, this agreement replaces the standard application licence terms; the rights that those give you at least are yours here too.`}`,
    es: (c) => prose`
      ## Licencia

      ${c.part.grant`Le concedemos el derecho no exclusivo y limitado de instalar y utilizar el software conforme a este contrato.`} ${c.part.perpetual`El derecho no tiene límite de tiempo y queda pagado con el precio.`} ${c.part.subscription`El derecho dura mientras esté vigente su suscripción.`} ${c.part.free`El derecho es gratuito.`} ${c.part.trial`El derecho sirve para probar el software y dura lo que el período de prueba.`} ${c.part.perDevice`El derecho se cuenta por dispositivo.`} ${c.part.perUser`El derecho se cuenta por persona que utiliza el software.`} ${c.part.site`El derecho abarca todos los dispositivos de una sede de su empresa.`} ${c.part.concurrent`El derecho abarca un número de personas que utilizan el software al mismo tiempo.`} ${c.part.educational`El derecho abarca la enseñanza, el estudio y la investigación.`} ${c.part.world`Se aplica en todo el mundo.`} ${c.part.countries`Se aplica en estos países: ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.android`En dispositivos con Android puede ejecutar, mostrar y utilizar el software.`}

      ${c.part.transferable`Puede transferir la licencia a otra persona que acepte este contrato, si no conserva ninguna copia.`} ${c.part.bound`No puede transferir, alquilar ni sublicenciar la licencia. Cuando el derecho de distribución de una copia suministrada sin límite de tiempo se haya agotado según la ley, puede ceder esa copia si inutiliza la suya.`}

      ${c.part.california`**Lo que usted paga es una licencia para utilizar el software o sus contenidos y no su propiedad; la licencia puede terminar conforme a este contrato.** Sus límites figuran en los apartados sobre el alcance del uso, las restricciones y el fin del contrato.`}

      ${c.part.microsoft`Para las copias de Microsoft Store, este contrato sustituye a los términos de licencia estándar de las aplicaciones; los derechos mínimos que estos le reconocen también son suyos aquí.`}`,
    fr: (c) => prose`
      ## Licence

      ${c.part.grant`Nous vous accordons le droit non exclusif et limité d’installer et d’utiliser le logiciel conformément au présent contrat.`} ${c.part.perpetual`Ce droit n’est pas limité dans le temps et il est payé par le prix.`} ${c.part.subscription`Ce droit dure aussi longtemps que votre abonnement.`} ${c.part.free`Ce droit est gratuit.`} ${c.part.trial`Ce droit sert à l’essai du logiciel et dure le temps de la période d’essai.`} ${c.part.perDevice`Ce droit se compte par appareil.`} ${c.part.perUser`Ce droit se compte par personne utilisant le logiciel.`} ${c.part.site`Ce droit couvre tous les appareils d’un site de votre entreprise.`} ${c.part.concurrent`Ce droit couvre un nombre de personnes utilisant le logiciel en même temps.`} ${c.part.educational`Ce droit couvre l’enseignement, les études et la recherche.`} ${c.part.world`Il vaut dans le monde entier.`} ${c.part.countries`Il vaut dans ces pays : ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.android`Sur les appareils sous Android, vous pouvez exécuter, afficher et utiliser le logiciel.`}

      ${c.part.transferable`Vous pouvez transférer la licence à une autre personne qui accepte le présent contrat, si vous ne conservez aucune copie.`} ${c.part.bound`Vous ne pouvez ni transférer, ni louer, ni concéder la licence en sous-licence. Lorsque le droit de distribuer une copie fournie sans limite de durée est épuisé selon la loi, vous pouvez céder cette copie si vous rendez la vôtre inutilisable.`}

      ${c.part.california`**Ce que vous payez est une licence d’utilisation du logiciel ou de ses contenus et non leur propriété ; la licence peut prendre fin selon le présent contrat.** Ses limites figurent dans les sections consacrées à l’étendue de l’utilisation, aux restrictions et à la fin du contrat.`}

      ${c.part.microsoft`Pour les exemplaires provenant du Microsoft Store, le présent contrat remplace les conditions de licence standard des applications ; les droits que celles-ci vous accordent au minimum vous sont aussi acquis ici.`}`,
    it: (c) => prose`
      ## Licenza

      ${c.part.grant`Le concediamo il diritto non esclusivo e limitato di installare e usare il software in conformità a questo contratto.`} ${c.part.perpetual`Il diritto non ha limiti di tempo ed è compreso nel prezzo.`} ${c.part.subscription`Il diritto dura finché è attivo il Suo abbonamento.`} ${c.part.free`Il diritto è gratuito.`} ${c.part.trial`Il diritto serve a provare il software e dura per il periodo di prova.`} ${c.part.perDevice`Il diritto si conta per dispositivo.`} ${c.part.perUser`Il diritto si conta per persona che usa il software.`} ${c.part.site`Il diritto comprende tutti i dispositivi di una sede della Sua impresa.`} ${c.part.concurrent`Il diritto comprende un numero di persone che usano il software contemporaneamente.`} ${c.part.educational`Il diritto comprende l’insegnamento, lo studio e la ricerca.`} ${c.part.world`Vale in tutto il mondo.`} ${c.part.countries`Vale in questi Paesi: ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.android`Sui dispositivi con Android può eseguire, visualizzare e usare il software.`}

      ${c.part.transferable`Può trasferire la licenza a un’altra persona che accetti questo contratto, se non conserva alcuna copia.`} ${c.part.bound`Non può trasferire, noleggiare o concedere in sublicenza la licenza. Quando il diritto di distribuzione di una copia fornita senza limiti di tempo è esaurito per legge, può cedere quella copia se rende inutilizzabile la Sua.`}

      ${c.part.california`**Ciò che Lei paga è una licenza d’uso del software o dei suoi contenuti e non la loro proprietà; la licenza può terminare secondo questo contratto.** I suoi limiti sono indicati nelle sezioni sull’ambito d’uso, sulle restrizioni e sulla fine del contratto.`}

      ${c.part.microsoft`Per le copie provenienti dal Microsoft Store questo contratto sostituisce le condizioni di licenza standard delle applicazioni; i diritti minimi che esse Le riconoscono Le spettano anche qui.`}`,
    nl: (c) => prose`
      ## Licentie

      ${c.part.grant`Wij geven u het niet-exclusieve, beperkte recht om de software volgens deze overeenkomst te installeren en te gebruiken.`} ${c.part.perpetual`Het recht is niet in tijd beperkt en is met de prijs betaald.`} ${c.part.subscription`Het recht duurt zolang uw abonnement loopt.`} ${c.part.free`Het recht is gratis.`} ${c.part.trial`Het recht dient om de software te proberen en duurt zolang de proefperiode loopt.`} ${c.part.perDevice`Het recht geldt per apparaat.`} ${c.part.perUser`Het recht geldt per persoon die de software gebruikt.`} ${c.part.site`Het recht geldt voor alle apparaten op één locatie van uw bedrijf.`} ${c.part.concurrent`Het recht geldt voor een aantal personen dat de software tegelijk gebruikt.`} ${c.part.educational`Het recht geldt voor onderwijs, studie en onderzoek.`} ${c.part.world`Het geldt wereldwijd.`} ${c.part.countries`Het geldt in deze landen: ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.android`Op apparaten met Android mag u de software uitvoeren, weergeven en gebruiken.`}

      ${c.part.transferable`U mag de licentie overdragen aan iemand anders die deze overeenkomst aanvaardt, als u geen kopie houdt.`} ${c.part.bound`U mag de licentie niet overdragen, verhuren of in sublicentie geven. Is het recht om een voor onbepaalde tijd geleverde kopie te verspreiden volgens de wet uitgeput, dan mag u die kopie doorgeven als u uw eigen kopie onbruikbaar maakt.`}

      ${c.part.california`**Waarvoor u betaalt, is een licentie om de software of de inhoud ervan te gebruiken en niet de eigendom ervan; de licentie kan volgens deze overeenkomst eindigen.** De grenzen staan in de onderdelen over de omvang van het gebruik, de beperkingen en het einde van de overeenkomst.`}

      ${c.part.microsoft`Voor exemplaren uit de Microsoft Store komt deze overeenkomst in de plaats van de standaardlicentievoorwaarden voor apps; de rechten die deze u ten minste geven, hebt u ook hier.`}`,
  },
});
