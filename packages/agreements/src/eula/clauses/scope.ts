import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Apple's instructions, point 2. Back-up copies: Directive 2009/24/EC, Article 5(2); CDPA 1988 s. 50A.
export const scope = clause({
  id: 'eu.scope',
  version: 1,
  parts: {
    personal: { meets: ['practice-eu-grant'], when: (a) => a.use_scope === 'personal' },
    business: { meets: ['practice-eu-grant'], when: (a) => a.use_scope === 'business' },
    both: { meets: ['practice-eu-grant'], when: (a) => a.use_scope === 'both' },
    apple: { meets: ['apple-eula-2'], when: (a) => a.apple_rider === 'yes' && has(a.app_stores, 'apple') },
    family: { meets: ['apple-eula-2'], when: (a) => a.family_sharing === 'yes' },
    one: { meets: ['swd-5', 'uk-cdpa-50'], when: (a) => a.copies === 'one' },
    none: { meets: ['swd-5', 'uk-cdpa-50'], when: (a) => a.copies === 'none' },
    any: { meets: [], when: (a) => a.copies === 'any' },
  },
  text: {
    de: (c) => prose`
      ## Umfang der Nutzung

      ${c.part.personal`Sie dürfen die Software zu privaten Zwecken nutzen, nicht gewerblich.`} ${c.part.business`Sie dürfen die Software für die internen Zwecke Ihres Unternehmens nutzen.`} ${c.part.both`Sie dürfen die Software zu privaten Zwecken und für die internen Zwecke Ihres Unternehmens nutzen.`}

      ${c.part.apple`Aus dem App Store bezogene Software dürfen Sie auf Geräten der Marke Apple nutzen, die Sie besitzen oder kontrollieren, wie es die Nutzungsregeln der Bedingungen für Apple-Mediendienste erlauben; diese Lizenz ist nicht übertragbar. Personen, die über Familienfreigabe, Volumenlizenzierung oder als Nachlasskontakt Zugang haben, dürfen sie nach diesen Regeln ebenfalls nutzen.`} ${c.part.family`Wir haben die Familienfreigabe eingeschaltet.`}

      ${c.part.one`Sie dürfen eine Sicherungskopie anfertigen.`} ${c.part.none`Sicherungskopien sind nicht vorgesehen; eine Kopie, die für die Sicherung der künftigen Nutzung erforderlich ist, bleibt erlaubt.`} ${c.part.any`Sie dürfen so viele Sicherungskopien anfertigen, wie Sie brauchen.`}`,
    en: (c) => prose`
      ## Scope of use

      ${c.part.personal`You may use the software for private purposes, not commercially.`} ${c.part.business`You may use the software for the internal purposes of your business.`} ${c.part.both`You may use the software for private purposes and for the internal purposes of your business.`}

      ${c.part.apple`Software obtained from the App Store may be used on Apple-branded products that you own or control, as the Usage Rules of the Apple Media Services Terms and Conditions permit; this licence is non-transferable. People who have access through Family Sharing, volume purchasing or as a Legacy Contact may use it under those rules as well.`} ${c.part.family`We have switched Family Sharing on.`}

      ${c.part.one`You may make one back-up copy.`} ${c.part.none`Back-up copies are not provided for; a copy that is necessary to secure future use remains permitted.`} ${c.part.any`You may make as many back-up copies as you need.`}`,
    es: (c) => prose`
      ## Alcance del uso

      ${c.part.personal`Puede utilizar el software con fines privados, no comerciales.`} ${c.part.business`Puede utilizar el software para los fines internos de su empresa.`} ${c.part.both`Puede utilizar el software con fines privados y para los fines internos de su empresa.`}

      ${c.part.apple`El software obtenido en la App Store puede utilizarse en productos de la marca Apple que usted posea o controle, tal como permiten las reglas de uso de los términos y condiciones de los servicios multimedia de Apple; esta licencia no es transferible. Las personas que tengan acceso mediante «En familia», compras por volumen o como contacto de legado también pueden utilizarlo conforme a esas reglas.`} ${c.part.family`Hemos activado «En familia».`}

      ${c.part.one`Puede hacer una copia de seguridad.`} ${c.part.none`No se prevén copias de seguridad; sigue permitida la copia necesaria para asegurar el uso futuro.`} ${c.part.any`Puede hacer tantas copias de seguridad como necesite.`}`,
    fr: (c) => prose`
      ## Étendue de l’utilisation

      ${c.part.personal`Vous pouvez utiliser le logiciel à des fins privées, non commerciales.`} ${c.part.business`Vous pouvez utiliser le logiciel pour les besoins internes de votre entreprise.`} ${c.part.both`Vous pouvez utiliser le logiciel à des fins privées et pour les besoins internes de votre entreprise.`}

      ${c.part.apple`Un logiciel obtenu sur l’App Store peut être utilisé sur les produits de marque Apple que vous possédez ou contrôlez, comme le permettent les règles d’utilisation des conditions générales des services multimédias d’Apple ; cette licence n’est pas transférable. Les personnes qui y ont accès par le partage familial, l’achat en volume ou comme contact légataire peuvent aussi l’utiliser selon ces règles.`} ${c.part.family`Nous avons activé le partage familial.`}

      ${c.part.one`Vous pouvez faire une copie de sauvegarde.`} ${c.part.none`Il n’est pas prévu de copie de sauvegarde ; la copie nécessaire pour préserver l’utilisation future reste permise.`} ${c.part.any`Vous pouvez faire autant de copies de sauvegarde que nécessaire.`}`,
    it: (c) => prose`
      ## Ambito d’uso

      ${c.part.personal`Può usare il software per scopi privati, non commerciali.`} ${c.part.business`Può usare il software per gli scopi interni della Sua impresa.`} ${c.part.both`Può usare il software per scopi privati e per gli scopi interni della Sua impresa.`}

      ${c.part.apple`Il software ottenuto dall’App Store può essere usato sui prodotti a marchio Apple che Lei possiede o controlla, come consentono le regole di utilizzo dei termini e condizioni dei servizi multimediali Apple; questa licenza non è trasferibile. Anche le persone che vi hanno accesso con «In famiglia», con acquisti in volume o come contatto erede possono usarlo secondo tali regole.`} ${c.part.family`Abbiamo attivato «In famiglia».`}

      ${c.part.one`Può fare una copia di riserva.`} ${c.part.none`Non sono previste copie di riserva; resta consentita la copia necessaria per garantire l’uso futuro.`} ${c.part.any`Può fare tutte le copie di riserva di cui ha bisogno.`}`,
    nl: (c) => prose`
      ## Omvang van het gebruik

      ${c.part.personal`U mag de software voor privédoeleinden gebruiken, niet commercieel.`} ${c.part.business`U mag de software gebruiken voor de interne doeleinden van uw bedrijf.`} ${c.part.both`U mag de software gebruiken voor privédoeleinden en voor de interne doeleinden van uw bedrijf.`}

      ${c.part.apple`Software uit de App Store mag worden gebruikt op producten van het merk Apple die u bezit of beheert, zoals de gebruiksregels van de voorwaarden voor Apple mediadiensten toestaan; deze licentie is niet overdraagbaar. Wie toegang heeft via Delen met gezin, volumeaankopen of als nalatenschapscontact, mag de software volgens die regels ook gebruiken.`} ${c.part.family`Wij hebben Delen met gezin ingeschakeld.`}

      ${c.part.one`U mag één reservekopie maken.`} ${c.part.none`Reservekopieën zijn niet voorzien; een kopie die nodig is om later gebruik veilig te stellen, blijft toegestaan.`} ${c.part.any`U mag zoveel reservekopieën maken als u nodig hebt.`}`,
  },
});
