import type { Shape } from './sketch.ts'
import { airFilter } from './shapes/air-filter.ts'
import { alternator } from './shapes/alternator.ts'
import { battery } from './shapes/battery.ts'
import { beacon } from './shapes/beacon.ts'
import { bearing } from './shapes/bearing.ts'
import { bellow } from './shapes/bellow.ts'
import { belt } from './shapes/belt.ts'
import { bolt } from './shapes/bolt.ts'
import { box } from './shapes/box.ts'
import { brakeCaliper } from './shapes/brake-caliper.ts'
import { brakeDisc } from './shapes/brake-disc.ts'
import { brakeDrum } from './shapes/brake-drum.ts'
import { bulb } from './shapes/bulb.ts'
import { bush } from './shapes/bush.ts'
import { cable } from './shapes/cable.ts'
import { canister } from './shapes/canister.ts'
import { cap } from './shapes/cap.ts'
import { chamber } from './shapes/chamber.ts'
import { chock } from './shapes/chock.ts'
import { clampShape } from './shapes/clamp.ts'
import { clutch } from './shapes/clutch.ts'
import { coil } from './shapes/coil.ts'
import { compressor } from './shapes/compressor.ts'
import { couplingHead } from './shapes/coupling-head.ts'
import { cross } from './shapes/cross.ts'
import { cylinder } from './shapes/cylinder.ts'
import { damper } from './shapes/damper.ts'
import { engineValve } from './shapes/engine-valve.ts'
import { fan } from './shapes/fan.ts'
import { filter } from './shapes/filter.ts'
import { fitting } from './shapes/fitting.ts'
import { flexPipe } from './shapes/flex-pipe.ts'
import { gasket } from './shapes/gasket.ts'
import { handle } from './shapes/handle.ts'
import { headlamp } from './shapes/headlamp.ts'
import { hose } from './shapes/hose.ts'
import { hub } from './shapes/hub.ts'
import { injector } from './shapes/injector.ts'
import { kingPin } from './shapes/king-pin.ts'
import { lamp } from './shapes/lamp.ts'
import { landingLeg } from './shapes/landing-leg.ts'
import { leafSpring } from './shapes/leaf-spring.ts'
import { lever } from './shapes/lever.ts'
import { markerLamp } from './shapes/marker-lamp.ts'
import { mirror } from './shapes/mirror.ts'
import { mudguard } from './shapes/mudguard.ts'
import { nut } from './shapes/nut.ts'
import { pad } from './shapes/pad.ts'
import { panel } from './shapes/panel.ts'
import { pulley } from './shapes/pulley.ts'
import { pump } from './shapes/pump.ts'
import { radiator } from './shapes/radiator.ts'
import { regulator } from './shapes/regulator.ts'
import { relay } from './shapes/relay.ts'
import { ring } from './shapes/ring.ts'
import { rod } from './shapes/rod.ts'
import { roll } from './shapes/roll.ts'
import { sensor } from './shapes/sensor.ts'
import { silencer } from './shapes/silencer.ts'
import { sleeve } from './shapes/sleeve.ts'
import { socket } from './shapes/socket.ts'
import { spray } from './shapes/spray.ts'
import { starter } from './shapes/starter.ts'
import { strap } from './shapes/strap.ts'
import { switchShape } from './shapes/switch.ts'
import { tank } from './shapes/tank.ts'
import { thermostat } from './shapes/thermostat.ts'
import { tieRodEnd } from './shapes/tie-rod-end.ts'
import { toolbox } from './shapes/toolbox.ts'
import { towingEye } from './shapes/towing-eye.ts'
import { triangle } from './shapes/triangle.ts'
import { turbo } from './shapes/turbo.ts'
import { uBolt } from './shapes/u-bolt.ts'
import { vStay } from './shapes/v-stay.ts'
import { valve } from './shapes/valve.ts'
import { wiper } from './shapes/wiper.ts'

/** Shapes by the `drawing` key of the part types. */
export const shapes: Readonly<Record<string, Shape>> = {
  airfilter: airFilter,
  alternator,
  ballstud: tieRodEnd,
  battery,
  beacon,
  bearing,
  bellow,
  belt,
  bolt,
  box,
  boxcase: toolbox,
  bulb,
  bush,
  cable,
  caliper: brakeCaliper,
  canister,
  cap,
  chamber,
  chock,
  clamp: clampShape,
  clutch,
  coil,
  compressor,
  'coupling-head': couplingHead,
  cross,
  cylinder,
  damper,
  disc: brakeDisc,
  drum: brakeDrum,
  fan,
  filter,
  fitting,
  flexpipe: flexPipe,
  gasket,
  handle,
  headlamp,
  hose,
  hub,
  injector,
  kingpin: kingPin,
  lamp,
  landingleg: landingLeg,
  leafspring: leafSpring,
  lever,
  markerlamp: markerLamp,
  mirror,
  mudguard,
  nut,
  pad,
  panel,
  pulley,
  pump,
  radiator,
  regulator,
  relay,
  ring,
  rod,
  roll,
  sensor,
  silencer,
  sleeve,
  socket,
  spray,
  starter,
  strap,
  switch: switchShape,
  tank,
  thermostat,
  towingeye: towingEye,
  triangle,
  turbo,
  ubolt: uBolt,
  vstay: vStay,
  valve,
  'valve-stem': engineValve,
  wiper,
}
