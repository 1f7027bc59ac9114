export interface StoryLinksProps {
  readonly stories: readonly { readonly id: string; readonly name: string }[];
}

/** Links to the stories with play functions, which are opened on their own because their steps are shown in the Interactions panel. */
export function StoryLinks({ stories }: StoryLinksProps) {
  return (
    <>
      <p className="gsd-doc">Played and checked in a browser by every run of the tests:</p>
      <ul className="gsd-links">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name.replace(/ Interactions$/, '')}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
