/**
 * English words, none about health or the body. Removing one is safe; names in use keep working.
 */
export const signInWords: readonly string[] = `
abacus ability acacia acorn acorns acre acrobat act actor actress address admiral advance agave
air airport alarm album alert alley almanac almond aloe aloft alpha alpine alto amateur amaze
amber amenity amiable ample amulet amused anagram analyst anchor anchovy ancient angle angler
animal annual antenna anthem antics antique anvil apple apricot april apron aqua arch archer
arctic area arena aroma arrange array arrival arrive arrow art artisan artist artwork ascend
aspect aspen aspire astute athlete atlas atom atrium attic attire auction audio audit august auto
autumn avatar avenue aviator avid avocado awake awning axis azalea badge badger bag bagel bagpipe
baker bakery balance balcony ball ballad ballet bamboo banana bandana banjo banner banyan baobab
barge barley barrel basil basin basket baton battery battle bayou beach beacon beagle beam bean
beauty bedrock beehive begonia bellows belt bench bicycle bike birch bird biscuit bison black
blanket blazer blazing blend blimp blinks blossom blue bluish blur board boat bobbin bobcat
bobsled bonanza bonfire bonnet bonsai book booklet boost booth boots border bottle bouncy bouquet
bowl box bramble brand brass brave bread breeze brick bridge brigade bright brim brisk brocade
bronze brook broom brother brown browse brush bubble bubbly bucket buckle buddy buffalo bugle
build bulb bulge bulldog bumper bunch bundle bunny bureau bus bush butter button buzz cabana
cabbage cabin cabinet cable cacti cactus caddy cadet cake calico calm calypso camel cameo camera
camp camper campus canal canary candle candy canine canoe canopy canteen canvas canyon cape
capital captain caption car caracal caramel caravan carbon card cargo carol carpet carpool carrot
cartoon carve cascade cashew cassava castle casual cat catalog catch cattle cavalry cave cedar
ceiling celery cello cement census century cereal chain chair chalet chalice chalk chance chant
chapel chapter charger chariot charm charter chateau cheddar cheer cheese cheetah chef cherry
chess chicken chicory chili chime chimney chirpy chive choice chowder chrome chuckle chutney cider
cinder cinema circle citadel citron citrus city clam clarity clatter claw clay clean clear clerk
cliff climate climb clipper cloak clock cloth cloud clove clover club coach coast coaster coat
cobalt cobbler cobra cockatoo cocoa coconut cocoon coffee coin collie colt column comet comfort
comic comma compass compost compote concept concert conch condor conifer cook cool copilot copper
copy coral corduroy core corn corner correct cosmic cosmos cottage cotton couch country county
courier course cousin cowbell coyote cradle craft crafty crane crater crayon credit creek crest
crew cricket crimson crisp crochet crocus crouton crowd crown cruise crumble crumpet crunch crust
crystal cube cuddle cumin cup cupboard cupcake curator curious curly curry cursor curtain curve
cushion custard cyclist cymbal cypress daffodil dahlia daily dainty dairy daisy damson dance
dancer dandy dapper daring dash data date dawn day debut decal december deck decode deer delft
deliver delta denim depot desert design desk desktop dessert develop device dewdrop diagram dial
diamond diary dice diesel digital dignity dill dime dimple diner dinghy dingo dinner dinosaur
diploma discover dish djembe document dog dollar dolly dolphin donut doodle door doorway dormouse
double dove dragon dragonet drapery draw dream dreamy dress drift drill drive driver drizzle drone
drop drum drumbeat drummer duchess duck duckling duet duffel duke dumpling dune durable dusk dust
duty duvet dynamo eager eagle early earn earth easel easily east easy ebony echo eclair eclipse
ecology economy edge edit editor egret eight eland elastic elder electric elegant element elephant
elevator eleven elixir ellipse elm elmwood elves ember emblem emerald emerge emperor emu enamel
encore end endnote energy engine ensemble entry envelope envoy epic episode equator equity era
espresso estate estuary evening event evidence example exercise expert explore express fable
fabric faculty falcon fame family famous fan fancy fanfare fantasy farm fashion feast feature
february fedora fence fennel fern ferret ferry festival festive fiction fiddle fiddler field
fifteen fifty fig figure file film filter final finale finch find fine finish fire firefly firm
first fish fishpond fjord flame flamingo flannel flapjack flash flask flat flatbed flatboat flax
fleece flicker flight flint float flock floor floral florist flower flute fly flyer foam focus
foil fold foliage folk fondly food footpath forest forge fork fort fortune forum fossil founder
fox foxglove foyer frame freedom freesia fresco fresh fridge friend frisbee frog frolic frost
fruit fuchsia fudge fuel fun funny furnace galaxy gallery galley gallop game gander garage garden
gardenia garland garlic garment garnet gate gather gaze gazebo gazelle gecko gems gemsbok genet
genius genre gentle genuine geology gerbil gesture geyser gherkin gift giggle ginger gingham
giraffe glacier glad glade glass glide glider glimmer glisten glitter globe glory glossy glove
glow glowworm gnome goat gold goldfish golf gondola gong goose gopher gosling gourd grace grain
grammar granite granola grant grape graph grass gravel gravity great green grocery grotto grove
grower guard guava guest guide guinea guitar gulf gull gumdrop guru gypsum hacienda haiku halo
hamlet hammer hamper hamster handbag handset happy harbour harmony harp harpist harvest hat haven
hawk hawthorn haystack hazel hazelnut headset heap hearth heather hedge hedgehog height heirloom
helium hello helmet help herald herbs hero heron hexagon hibiscus hickory hiker hill hilltop hint
history hobby hockey holiday hollow holly home honest honey honeybee honeydew hoopoe hope horizon
horn hornbill horse hostel hotel hubcap human humming hummock hundred hyacinth hydrant hyphen ibis
ice iceberg icicle icon idea igloo iguana image impala inch income indigo inkwell inlay inlet
invite iris iron ironwood island islander ivory ivy jackdaw jacket jackpot jade jaguar january jar
jasmine jasper jaunt jazz jeans jelly jersey jester jewel jigsaw jingle jockey jogger joke jolly
jonquil journey joy joyful joyous joyride jubilee judge juggle juice juicy jukebox july jumble
jump june jungle junior juniper jute kale kangaroo karate kayak kebab keen kelp kelpie kente
kernel kestrel kettle key kiln kimono kindle king kingdom kinship kipper kit kitchen kite kitten
kiwi koala kora kudu kumquat lab lacquer ladder ladybird lagoon lake lakeside lambskin lamp
landing language lantern lapel laptop lark lasso latch latin lattice laugh laundry laurel lava
lavender lawn leader leaf leaflet learn lecture left legacy legend legume leisure lemon lemonade
lend length lens lentil leopard lesson letter level lever library licorice lifeboat lift light
lilac lily lime limerick limit linen linnet lion list lively lizard llama lobelia lobster lock
locket lodge loft logbook logic loom lotus lounge luck lucky luggage lullaby lumber lunar lunch
lunchbox lupin lush luxury lynx lyre lyrebird lyric macaroon macaw machine magenta magic magnet
magnolia magpie mahogany mail maize maker mallard mallet manatee mandarin mandolin mango manor
mansion mantra manual maple maraca marathon marble march margin marigold marimba marina marine
marjoram market marmot maroon marquee marvel mascot masonry master math matinee matrix mayor
maypole maze meadow mechanic medal media medley meerkat melody melon member memo memory mentor
menu meringue mermaid merry mesh message metal meteor method midday middle midnight mileage millet
million mimosa mind mingle minnow minstrel mint miracle mirror mitten mix mixture mobile moccasin
mocha model molecule moment monday mongoose monitor monsoon month moon moonbeam moorland moped
morning morsel mosaic moss motif motion motor motto mountain mouse movie muesli muffin mulberry
multiply mural museum mushroom music musical muslin mustang mustard myth nachos napkin nature
navigate nebula nectar neon nest net news newt nibble nickel night nimble ninety ninja noble nomad
noodle north northern notable note nougat novel nugget numeral nuthatch nutmeg oak oasis oatcake
oatmeal obelisk oboe ocarina ocean ocelot octagon octave october octopus office okra oleander
olive olympic omega omelette onion online onyx opal open opera opinion opossum orange orangery
orbit orchard orchid oregano orient origami original oriole oryx osier osprey ostrich other otter
outdoor outfit outing outlet outline output oven overture owner oxbow oyster ozone pacific paddock
padlock page pageant pair palace palette palm pampas pamphlet pancake panda panel pangolin panpipe
panther papaya paper paprika papyrus parade parasol parcel pardon park parka parquet parrot
parsley parsnip passport pasta pastel pastry pasture patch path patio patrol pattern pave pavilion
peace peach peacock peanut peapod pear pearl pebble pecan pedal pelican pen pencil pendant penguin
peony pepper perfume perky petal petunia pewter pheasant phoenix phone phonics photo pianist piano
piccolo pickle picnic picture piece pier pigeon pigment pikelet pillow pilot pimento pine pinecone
pink pinto pinwheel pioneer pipe piping pippin pitcher pixel pizza plaid planet planner plant
plantain plate plateau platter platypus play playful playset plaza plenty plover plum plural plush
plywood pocket podium poem poet poetry polar polish polka pollen polo polygon pomelo poncho pond
pony pool popcorn poplar poppy popular porch porridge portal portrait post postcard poster postman
potato potter pottery powder prairie preface prelude premium pretzel primer primrose prism prose
protea publish pudding puffin puma pumice pumpkin punctual pupil puppet puppy purl purple puzzle
pyramid quail quality quarry quarter quartet quartz quay question quiche quick quill quilt quince
quintet quiz quokka rabbit radar radio radish raft rafter ragtime rail rain rainbow raincoat
raindrop raise raisin rally rambler ramp ranch rapid ravelin raven ravine ravioli realm recipe
recital reed reef referee refresh regatta reggae reindeer relic renewal replay replica resource
response restful reunion reward rhubarb rhyme rhythm ribbon rice rich riddle ride ridge ring
ripple river riverbed rivulet road roast robin robot rocket rodeo roller roof rooibos room rooster
rose rosebud rosemary rosette rosewood rosy rotate round route rowan rowboat royal rubber ruby
rucksack rug rugby run runner runway russet rustic rye sable saddle saffron saga sage sail sailor
salad salmon salon salsa salt salute sand sandal sandbox sandy sapling sapphire sardine satchel
satin satisfy satsuma sauce saucer sauna savanna savings scale scallop scarf scarlet scene scenic
scholar school science scissors scone scooter scorpion scout screen scribe script scroll sea
seabird seagull seahorse seashell seashore season seat seedling sepia sequel sequin serenade
series sesame seven seventh shale shallot shamrock shawl sheep sheepdog shelf shell shepherd
sherbet shield shimmer shine shingle shiny ship shirt shoe shoelace shop shopper shore shrub
shuttle sierra siesta sign signal signpost silk silo silver simmer sing singer singing sister
sitcom six sixteen sixty skate skater skein sketch ski skiff skill skipper skirt sky skylark
skyline slate sled sleep sleigh slice slide slipper slogan slope smart smile smooth snapshot
sneaker snorkel snow snowball snowdrop snowfall snowman snowshoe snowy snug soap soccer sock soda
soft solar solo sonata song sonnet sorbet sorghum sorrel sound soup south souvenir space spaniel
sparkle sparrow speaker spectrum speech speed sphere sphinx spice spike spin spinach spindle
spinet spinning spiral spirit splash sponge sponsor spool spoon sport spray spring sprout spruce
spyglass square squash squid squirrel stable stadium stage stairs stamp stand staple starch
stardust starfish starling starlit starry statue steam steel stellar stencil stereo stitch stock
stone stool storage stork story stove strait stream streamer street student studio sturdy stylus
suburb sudoku sugar suit summer summit sun sunbeam sunbird sundae sundial sunhat sunlight sunny
sunrise sunroof sunset super surfer sushi swan swift swim swing swirl switch swivel sycamore
syllable symbol symphony syrup tabby tabla table tablet taco tadpole talent talon tamarind
tamarisk tango tansy tape tapestry tarmac tarragon tartan tassel taxi teach teacup teak team
teapot teaspoon tempo tennis tent terrace terrier test thatch theatre theme theory thicket thimble
thirteen thirty thistle thread three thrift thrive thunder thyme tiara ticket tidal tide tidy
tiger tile timber timer timpani tinker tinsel toast toffee tomato tomorrow tomtom topaz torch
tortilla tortoise toucan tourist tower town tractor trail train transfer trapeze travel tray
treacle treasure tree treetop trellis triangle tribute tricycle trident trifle trinket trio
trolley trombone trophy tropics trout trowel truck truffle trumpet tugboat tuition tulip tuna
tundra tunnel turaco turban turbine turf turnip turtle tutor tweed twelfth twelve twenty twig
twilight twin twine twirl twist two twofold tycoon ukulele umbrella umpire uncover unicorn uniform
union universe upbeat upgrade uphill upright urban utensil valley valve van vanilla varnish vase
vault vehicle velcro velvet venue veranda verb veronica verse vest viaduct vibrant village vintage
viola violet violin visit vista visual vivid vocal vocalist voice volcano volume vowel voyage
wafer waffle wagon wagtail walk wall walnut waltz warble warbler wardrobe wasp watch water wave
wavy waxwing weather weaver web wedding weekend welcome wheat wheel whinny whirl whisker whisper
whistle wicker widget wild wildcat willow windmill window windy wing winner winter wire wisdom
wise wizard wonder wood woodbine woodland woodwind wool woolly word workshop world wreath wren
yacht yam yard yarn yarrow yellow yew yodel yogurt yonder yucca zebra zephyr zigzag zinnia zipper
zither zodiac zoo zoology zoom
`
  .trim()
  .split(/\s/);
