import { has, prose } from '../../document/authoring.ts';
import { isEeaCountry } from '../../shared-questions/regions.ts';
import { isBoughtForGood, isFirmware, isInBrowser, sellsInside } from '../conditions.ts';
import { clause } from './clause.ts';

// Grant of use. Exhaustion needs a copy sold for good: Directive 2009/24/EC, Article 4(2), CJEU C-128/11; firmware goes
// with its device. Travels in the Union: Regulation (EU) 2017/1128. California: Bus. & Prof. Code § 17500.6.
export const licence = clause({
  id: 'eu.licence',
  version: 3,
  parts: {
    install: { meets: ['practice-eu-grant'], when: (a) => !isInBrowser(a) && !isFirmware(a) },
    open: { meets: ['practice-eu-grant'], when: (a) => isInBrowser(a) && !isFirmware(a) },
    firmware: { meets: ['practice-eu-grant'], when: (a) => isFirmware(a) },
    perpetual: { meets: [], when: (a) => a.licence_kind === 'perpetual' },
    subscription: { meets: [], when: (a) => a.licence_kind === 'subscription' },
    free: { meets: [], when: (a) => a.licence_kind === 'free' },
    extras: { meets: [], when: (a) => sellsInside(a) },
    trial: { meets: [], when: (a) => a.licence_kind === 'trial' },
    perDevice: { meets: [], when: (a) => a.licence_kind === 'per-device' },
    perUser: { meets: [], when: (a) => a.licence_kind === 'per-user' },
    site: { meets: [], when: (a) => a.licence_kind === 'site' },
    concurrent: { meets: [], when: (a) => a.licence_kind === 'concurrent' },
    android: {
      meets: ['play-eula'],
      when: (a) => has(a.app_stores, 'google') || has(a.app_platforms, 'android'),
    },
    world: { meets: [], when: (a) => a.territory !== 'countries' },
    countries: { meets: [], when: (a) => a.territory === 'countries' },
    travel: { meets: [], when: (a) => (a.licence_countries ?? []).some(isEeaCountry) },
    device: { meets: ['usedsoft'], when: (a) => isFirmware(a) },
    transferable: { meets: [], when: (a) => a.transferable === 'yes' && !isFirmware(a) },
    noCopy: { meets: [], when: (a) => !isInBrowser(a) },
    bound: { meets: [], when: (a) => a.transferable !== 'yes' && !isFirmware(a) },
    exhausted: {
      meets: ['usedsoft'],
      when: (a) => a.transferable !== 'yes' && !isFirmware(a) && isBoughtForGood(a),
    },
    california: {
      meets: ['ca-17500-6-eula'],
      when: (a) => has(a.laws, 'ca_digital_goods'),
    },
    microsoft: { meets: ['ms-store'], when: (a) => has(a.app_stores, 'microsoft') },
  },
  text: {
    de: (c) => prose`
      ## Lizenz

      ${c.part.install`Wir räumen Ihnen das einfache, beschränkte Recht ein, die Software nach diesem Vertrag zu installieren und zu nutzen.`}${c.part.open`Wir räumen Ihnen das einfache, beschränkte Recht ein, die Software nach diesem Vertrag im Browser aufzurufen und zu nutzen.`}${c.part.firmware`Wir räumen Ihnen das einfache, beschränkte Recht ein, die Software nach diesem Vertrag auf dem Gerät zu nutzen, mit dem sie geliefert wird.`} ${c.part.perpetual`Das Recht ist zeitlich nicht begrenzt und mit dem Preis abgegolten.`} ${c.part.subscription`Das Recht besteht, solange Ihr Abonnement läuft.`} ${c.part.free`Die Nutzung ist kostenlos${c.part.extras`; Sie zahlen nur, was Sie zusätzlich kaufen`}.`} ${c.part.trial`Das Recht dient der Erprobung und besteht für die Testzeit.`} ${c.part.perDevice`Das Recht gilt für die unten genannte Zahl der Geräte.`} ${c.part.perUser`Das Recht gilt für die unten genannte Zahl der Personen.`} ${c.part.site`Das Recht gilt für alle Geräte an einem Standort Ihres Unternehmens.`} ${c.part.concurrent`Das Recht gilt für die unten genannte Zahl gleichzeitiger Nutzer.`} ${c.part.world`Die Lizenz gilt weltweit.`} ${c.part.countries`Die Lizenz gilt in diesen Ländern: ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.travel`Halten Sie sich vorübergehend in einem anderen Land der Europäischen Union auf, dürfen Sie die Software auch dort nutzen.`} ${c.part.android`Auf Geräten mit Android dürfen Sie die Software ausführen, anzeigen und nutzen.`}

      ${c.part.device`Die Lizenz gehört zum Gerät: Geben Sie es weiter, geht sie auf den neuen Besitzer über. Für sich allein dürfen Sie die Software nicht weitergeben, vermieten oder unterlizenzieren.`} ${c.part.transferable`Sie dürfen die Lizenz auf eine andere Person übertragen, wenn diese den Vertrag annimmt ${c.part.noCopy`und Sie keine Kopie behalten`}.`} ${c.part.bound`Sie dürfen Ihre Rechte nicht übertragen, vermieten oder unterlizenzieren.`} ${c.part.exhausted`Ist das Verbreitungsrecht an einer dauerhaft überlassenen Kopie nach dem Gesetz erschöpft, dürfen Sie diese Kopie weitergeben, wenn Sie Ihre eigene unbrauchbar machen.`}

      ${c.part.california`**Wofür Sie bezahlen, ist eine Lizenz zur Nutzung der Software oder ihrer Inhalte und kein Eigentum daran; die Lizenz kann nach diesem Vertrag enden.** Ihre Grenzen stehen in den Abschnitten über den Umfang der Nutzung, die Beschränkungen und das Vertragsende.`}

      ${c.part.microsoft`Für Exemplare aus dem Microsoft Store tritt dieser Vertrag an die Stelle der Standardlizenzbedingungen für Anwendungen; die Rechte, die jene Ihnen mindestens geben, haben Sie auch hier.`}`,
    en: (c) => prose`
      ## Licence

      ${c.part.install`We grant you the non-exclusive, limited right to install and use the software under this agreement.`}${c.part.open`We grant you the non-exclusive, limited right to access the software in the browser and use it under this agreement.`}${c.part.firmware`We grant you the non-exclusive, limited right to use the software under this agreement on the device with which it is supplied.`} ${c.part.perpetual`The right is not limited in time and is paid for by the price.`} ${c.part.subscription`The right lasts as long as your subscription runs.`} ${c.part.free`Use is free of charge${c.part.extras`; you pay only for what you buy in addition`}.`} ${c.part.trial`The right is for testing and lasts for the trial period.`} ${c.part.perDevice`The licence is granted for the number of devices stated below.`} ${c.part.perUser`The licence is granted for the number of people stated below.`} ${c.part.site`The licence covers all devices at one site of your business.`} ${c.part.concurrent`The licence is granted for the number of simultaneous users stated below.`} ${c.part.world`The licence applies worldwide.`} ${c.part.countries`The licence applies in these countries: ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.travel`While you are staying temporarily in another country of the European Union, you may use the software there too.`} ${c.part.android`On devices with Android you may perform, display and use the software.`}

      ${c.part.device`The licence belongs to the device: if you pass the device on, the licence passes to its new owner. You may not pass on, rent out or sublicense the software by itself.`} ${c.part.transferable`You may transfer the licence to another person who accepts this agreement${c.part.noCopy`, if you keep no copy`}.`} ${c.part.bound`You may not transfer, rent out or sublicense your rights.`} ${c.part.exhausted`Where the right to distribute a copy supplied for an unlimited time is exhausted by law, you may pass on that copy if you make your own unusable.`}

      ${c.part.california`**What you pay for is a licence to use the software or its content and not ownership of it; the licence may end under this agreement.** Its limits are set out in the sections on the scope of use, on restrictions and on the end of this agreement.`}

      ${c.part.microsoft`For copies from the Microsoft Store, this agreement replaces the standard application licence terms; you have at least the rights that those terms give you.`}`,
    es: (c) => prose`
      ## Licencia

      ${c.part.install`Le concedemos el derecho no exclusivo y limitado de instalar y utilizar el software conforme a este contrato.`}${c.part.open`Le concedemos el derecho no exclusivo y limitado de acceder al software en el navegador y de utilizarlo conforme a este contrato.`}${c.part.firmware`Le concedemos el derecho no exclusivo y limitado de utilizar el software conforme a este contrato en el dispositivo con el que se suministra.`} ${c.part.perpetual`El derecho no tiene límite de tiempo y queda pagado con el precio.`} ${c.part.subscription`El derecho dura mientras esté vigente su suscripción.`} ${c.part.free`El uso es gratuito${c.part.extras`; solo paga lo que compre adicionalmente`}.`} ${c.part.trial`El derecho sirve para probar el software y dura lo que el período de prueba.`} ${c.part.perDevice`La licencia se concede para el número de dispositivos que se indica más abajo.`} ${c.part.perUser`La licencia se concede para el número de personas que se indica más abajo.`} ${c.part.site`La licencia abarca todos los dispositivos de una sede de su empresa.`} ${c.part.concurrent`La licencia se concede para el número de usuarios simultáneos que se indica más abajo.`} ${c.part.world`La licencia se aplica en todo el mundo.`} ${c.part.countries`La licencia se aplica en estos países: ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.travel`Durante una estancia temporal en otro país de la Unión Europea puede utilizar el software también allí.`} ${c.part.android`En dispositivos con Android puede ejecutar, mostrar y utilizar el software.`}

      ${c.part.device`La licencia va unida al dispositivo: si usted lo cede, pasa a su nuevo propietario. No puede ceder, alquilar ni sublicenciar el software por separado.`} ${c.part.transferable`Puede transferir la licencia a otra persona que acepte este contrato${c.part.noCopy`, si no conserva ninguna copia`}.`} ${c.part.bound`No puede transferir, alquilar ni sublicenciar sus derechos.`} ${c.part.exhausted`Cuando el derecho de distribución de una copia suministrada sin límite de tiempo se haya agotado según la ley, puede ceder esa copia si inutiliza la suya.`}

      ${c.part.california`**Lo que usted paga es una licencia para utilizar el software o sus contenidos y no su propiedad; la licencia puede terminar conforme a este contrato.** Sus límites figuran en los apartados sobre el alcance del uso, las restricciones y el fin del contrato.`}

      ${c.part.microsoft`Para las copias de Microsoft Store, este contrato sustituye a los términos de licencia estándar de las aplicaciones; usted tiene al menos los derechos que estos le reconocen.`}`,
    fr: (c) => prose`
      ## Licence

      ${c.part.install`Nous vous accordons le droit non exclusif et limité d’installer et d’utiliser le logiciel conformément au présent contrat.`}${c.part.open`Nous vous accordons le droit non exclusif et limité d’accéder au logiciel dans le navigateur et de l’utiliser conformément au présent contrat.`}${c.part.firmware`Nous vous accordons le droit non exclusif et limité d’utiliser le logiciel conformément au présent contrat sur l’appareil avec lequel il est fourni.`} ${c.part.perpetual`Ce droit est accordé sans limite de durée, contre le prix payé.`} ${c.part.subscription`Ce droit dure aussi longtemps que votre abonnement.`} ${c.part.free`L’utilisation est gratuite ${c.part.extras`; vous ne payez que ce que vous achetez en plus`}.`} ${c.part.trial`Ce droit sert à l’essai du logiciel et dure le temps de la période d’essai.`} ${c.part.perDevice`Ce droit vaut pour le nombre d’appareils indiqué plus bas.`} ${c.part.perUser`Ce droit vaut pour le nombre de personnes indiqué plus bas.`} ${c.part.site`Ce droit couvre tous les appareils d’un site de votre entreprise.`} ${c.part.concurrent`Ce droit vaut pour le nombre d’utilisateurs simultanés indiqué plus bas.`} ${c.part.world`La licence vaut dans le monde entier.`} ${c.part.countries`La licence vaut dans ces pays : ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.travel`Pendant un séjour temporaire dans un autre pays de l’Union européenne, vous pouvez aussi y utiliser le logiciel.`} ${c.part.android`Sur les appareils sous Android, vous pouvez exécuter, afficher et utiliser le logiciel.`}

      ${c.part.device`La licence est attachée à l’appareil : si vous le cédez, elle passe à son nouveau propriétaire. Vous ne pouvez ni céder, ni louer, ni concéder en sous-licence le logiciel séparément.`} ${c.part.transferable`Vous pouvez transférer la licence à une autre personne qui accepte le présent contrat${c.part.noCopy`, si vous ne conservez aucune copie`}.`} ${c.part.bound`Vous ne pouvez ni transférer, ni louer, ni concéder en sous-licence vos droits.`} ${c.part.exhausted`Lorsque le droit de distribuer une copie fournie sans limite de durée est épuisé selon la loi, vous pouvez céder cette copie si vous rendez la vôtre inutilisable.`}

      ${c.part.california`**Ce que vous payez est une licence d’utilisation du logiciel ou de ses contenus et non leur propriété ; la licence peut prendre fin selon le présent contrat.** Ses limites figurent dans les sections consacrées à l’étendue de l’utilisation, aux restrictions et à la fin du contrat.`}

      ${c.part.microsoft`Pour les exemplaires provenant du Microsoft Store, le présent contrat remplace les conditions de licence standard des applications ; vous avez au moins les droits que celles-ci vous accordent.`}`,
    it: (c) => prose`
      ## Licenza

      ${c.part.install`Le concediamo il diritto non esclusivo e limitato di installare e usare il software in conformità a questo contratto.`}${c.part.open`Le concediamo il diritto non esclusivo e limitato di accedere al software nel browser e di usarlo in conformità a questo contratto.`}${c.part.firmware`Le concediamo il diritto non esclusivo e limitato di usare il software in conformità a questo contratto sul dispositivo con cui è fornito.`} ${c.part.perpetual`Il diritto non ha limiti di tempo ed è compreso nel prezzo.`} ${c.part.subscription`Il diritto dura finché è attivo il Suo abbonamento.`} ${c.part.free`L’uso è gratuito${c.part.extras`; paga soltanto ciò che acquista in aggiunta`}.`} ${c.part.trial`Il diritto serve a provare il software e dura per il periodo di prova.`} ${c.part.perDevice`La licenza è concessa per il numero di dispositivi indicato sotto.`} ${c.part.perUser`La licenza è concessa per il numero di persone indicato sotto.`} ${c.part.site`La licenza comprende tutti i dispositivi di una sede della Sua impresa.`} ${c.part.concurrent`La licenza è concessa per il numero massimo di utenti contemporanei indicato sotto.`} ${c.part.world`La licenza vale in tutto il mondo.`} ${c.part.countries`La licenza vale in questi Paesi: ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.travel`Durante un soggiorno temporaneo in un altro Paese dell’Unione europea può usare il software anche lì.`} ${c.part.android`Sui dispositivi con Android può eseguire, visualizzare e usare il software.`}

      ${c.part.device`La licenza è legata al dispositivo: se lo cede, passa al nuovo proprietario. Non può cedere, noleggiare o concedere in sublicenza il software separatamente.`} ${c.part.transferable`Può trasferire la licenza a un’altra persona che accetti questo contratto${c.part.noCopy`, se non conserva alcuna copia`}.`} ${c.part.bound`Non può trasferire, noleggiare o concedere in sublicenza i Suoi diritti.`} ${c.part.exhausted`Quando il diritto di distribuzione di una copia fornita senza limiti di tempo è esaurito per legge, può cedere quella copia se rende inutilizzabile la Sua.`}

      ${c.part.california`**Ciò che Lei paga è una licenza d’uso del software o dei suoi contenuti e non la loro proprietà; la licenza può terminare secondo questo contratto.** I suoi limiti sono indicati nelle sezioni sull’ambito d’uso, sulle restrizioni e sulla fine del contratto.`}

      ${c.part.microsoft`Per le copie provenienti dal Microsoft Store questo contratto sostituisce le condizioni di licenza standard delle applicazioni; Lei ha almeno i diritti che esse Le riconoscono.`}`,
    nl: (c) => prose`
      ## Licentie

      ${c.part.install`Wij geven u het niet-exclusieve, beperkte recht om de software volgens deze overeenkomst te installeren en te gebruiken.`}${c.part.open`Wij geven u het niet-exclusieve, beperkte recht om de software volgens deze overeenkomst in de browser te openen en te gebruiken.`}${c.part.firmware`Wij geven u het niet-exclusieve, beperkte recht om de software volgens deze overeenkomst te gebruiken op het apparaat waarmee die wordt geleverd.`} ${c.part.perpetual`Het recht is niet in tijd beperkt en is met de prijs betaald.`} ${c.part.subscription`Het recht duurt zolang uw abonnement loopt.`} ${c.part.free`Het gebruik is gratis${c.part.extras`; u betaalt alleen wat u er extra bij koopt`}.`} ${c.part.trial`Het recht dient om de software te proberen en duurt zolang de proefperiode loopt.`} ${c.part.perDevice`De licentie geldt voor het aantal apparaten dat hieronder staat.`} ${c.part.perUser`De licentie geldt voor het aantal personen dat hieronder staat.`} ${c.part.site`De licentie geldt voor alle apparaten op één locatie van uw bedrijf.`} ${c.part.concurrent`De licentie geldt voor het aantal gelijktijdige gebruikers dat hieronder staat.`} ${c.part.world`De licentie geldt wereldwijd.`} ${c.part.countries`De licentie geldt in deze landen: ${c.and(c.countries(c.say.licence_countries))}.`} ${c.part.travel`Verblijft u tijdelijk in een ander land van de Europese Unie, dan mag u de software ook daar gebruiken.`} ${c.part.android`Op apparaten met Android mag u de software uitvoeren, weergeven en gebruiken.`}

      ${c.part.device`De licentie hoort bij het apparaat: geeft u het door, dan gaat de licentie mee over. De software mag u niet afzonderlijk doorgeven, verhuren of in sublicentie geven.`} ${c.part.transferable`U mag de licentie overdragen aan iemand anders die deze overeenkomst aanvaardt${c.part.noCopy`, als u geen kopie houdt`}.`} ${c.part.bound`U mag uw rechten niet overdragen, verhuren of in sublicentie geven.`} ${c.part.exhausted`Is het recht om een voor onbepaalde tijd geleverde kopie te verspreiden volgens de wet uitgeput, dan mag u die kopie doorgeven als u uw eigen kopie onbruikbaar maakt.`}

      ${c.part.california`**Waarvoor u betaalt, is een licentie om de software of de inhoud ervan te gebruiken en niet de eigendom ervan; de licentie kan volgens deze overeenkomst eindigen.** De grenzen staan in de onderdelen over de omvang van het gebruik, de beperkingen en het einde van de overeenkomst.`}

      ${c.part.microsoft`Voor exemplaren uit de Microsoft Store komt deze overeenkomst in de plaats van de standaardlicentievoorwaarden voor apps; u hebt ten minste de rechten die deze u geven.`}`,
  },
});
