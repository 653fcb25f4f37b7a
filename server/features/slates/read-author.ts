import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readAuthor as endpoint } from "#contract/slates.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";
import { readHostAuthor } from "./ask-network-host.ts";
import { findAuthor } from "./slate-store.ts";

type Author = OutputOf<typeof endpoint>;

export function readAuthor(deps: Deps, _actor: Visitor, { params }: InputOf<typeof endpoint>): Promise<Author> {
  return loadAuthor(deps, params.authorId);
}

export async function loadAuthor(deps: Deps, id: number): Promise<Author> {
  if (deps.settings.network) return (await readHostAuthor(deps, deps.settings.network, id)).author;
  const author = await findAuthor(deps.db, id);
  if (!author) refuse("not_found");
  const fullName = `${author.first_name} ${author.last_name}`;
  return {
    name: fullName,
    fullName,
    firstName: author.first_name,
    lastName: author.last_name,
    headline: author.headline,
    title: author.title,
    location: author.location,
    profileImage: author.profile_image_url,
  };
}
