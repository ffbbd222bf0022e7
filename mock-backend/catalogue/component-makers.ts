/** Makers of components and axles: the catalogue has no parts by them, so their names do not narrow a search. */
const componentMakers = new Set(
  (
    'knorr bremse wabco haldex meritor brembo textar jurid beral pagid ferodo bpw saf holland gigant jost georg fischer ' +
    'ringfeder rockinger orlandi sachs luk valeo zf wsk lemforder lemfoerder trw delphi denso bosch hella aspock aspoeck ' +
    'vignal varta exide banner prestolite mahle knecht hengst donaldson fleetguard parker racor filtron hifi ' +
    'behr nissens contitech continental vdo stoneridge firestone goodyear phoenix taurus vibracoustic monroe koni ' +
    'skf fag timken snr febi bilstein meyle dinex eminox garrett holset borgwarner kkk cummins gates dayco elring ' +
    'corteco reinz goetze kolbenschmidt glyco federal mogul osram philips narva webasto eberspacher eberspaecher ' +
    'кнорр вабко халдекс сакс бош хелла йост бпв саф'
  ).split(' '),
)

export const isComponentMaker = (word: string): boolean => componentMakers.has(word)
