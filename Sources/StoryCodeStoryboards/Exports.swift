// Storyboards in code use the protocols and the resolver that those of toolkits have, too.
@_exported public import StoryCodeInjection
