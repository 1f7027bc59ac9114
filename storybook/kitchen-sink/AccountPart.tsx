import {
  BrandMark,
  Button,
  Card,
  Checkbox,
  Divider,
  EmptyState,
  Grid,
  Heading,
  Icon,
  Image,
  Link,
  Panel,
  PasswordField,
  ProviderMark,
  ScriptOnly,
  Spinner,
  Stack,
  Text,
  TextArea,
  TextField,
  Undecided,
  Wordmark,
} from '@gildshelf/ui';
import { coverUrl, zelda } from './showcase.ts';

/** Forms, small components and loading states. */
export function AccountPart() {
  return (
    <Grid columns="2" as="section" aria-label="Your account">
      <Panel padding="lg">
        <Stack gap={5}>
          <Heading level={2}>Your profile</Heading>
          <TextField label="Display name" defaultValue="Mara" hint="What others see" />
          <TextField label="Email" type="email" defaultValue="mara@" error="Please enter a valid email." />
          <PasswordField label="Password" autoComplete="current-password" defaultValue="silver-7!" />
          <TextArea label="About you" defaultValue="Forgets the side quests." />
          <Checkbox label="I am human" state="checked" />
          <ScriptOnly>
            <Button size="lg" fullWidth>
              Save
            </Button>
          </ScriptOnly>
          <Divider word="or" />
          <Button fullWidth href="#sign-in">
            <ProviderMark name="Google" /> Continue with Google
          </Button>
          <Text align="centre">
            <Link href="#password">Change your password</Link>
          </Text>
        </Stack>
      </Panel>
      <Stack gap={6}>
        <Card href="#zelda" padding="sm">
          <Stack direction="row" gap={4} align="centre">
            <Image
              src={coverUrl(zelda, 'thumbnail')}
              alt=""
              width={56}
              height={67}
              radius="thumb"
              fit="fixed"
            />
            <Stack gap={1}>
              <Text weight="medium">A friend has rated {zelda.title}</Text>
              <Text tone="secondary" size="sm">
                Yesterday
              </Text>
            </Stack>
          </Stack>
        </Card>
        <Card>
          <Stack direction="row" gap={3} align="centre">
            <Icon name="check" label="Done" />
            <Text>Your email address is verified.</Text>
            <Undecided>
              <Link href="#email">Change it</Link>
            </Undecided>
          </Stack>
        </Card>
        <Card>
          <Stack gap={4} align="centre">
            <BrandMark size="lg" />
            <Wordmark size="md" underline />
          </Stack>
        </Card>
        <Card>
          <EmptyState
            title="No friends yet"
            headingLevel={3}
            action={<Button href="#find">Find some</Button>}
          />
        </Card>
        <Card>
          <Spinner space="block" label="Reading your last messages" showLabel />
        </Card>
      </Stack>
    </Grid>
  );
}
